import type { Properties } from './attributes.ts';
import { escapeText } from './escape-text.ts';
import type { Printing } from './printing.ts';
import { Unprintable } from './unprintable.ts';

/**
 * Prints a `link` element by which the browser preloads an urgent image before it finds the `img` element. As react-dom
 * does, prints one link for each image, and none for an image that is lazy, of low priority, or inside a `picture` or
 * `noscript`.
 */
export function preloadImage(properties: Properties, printing: Printing): void {
  const { src, srcSet, sizes, loading, fetchPriority } = properties;
  const isLate = loading === 'lazy' || fetchPriority === 'low' || (!src && !srcSet);
  if (isLate || printing.scope === 'picture' || printing.scope === 'noscript') return;
  if (fetchPriority !== 'high' || !areTexts([src, srcSet, sizes]) || others.some((name) => name in properties)) {
    throw new Unprintable('an image that is neither lazy nor urgent');
  }
  const key = srcSet ? `${srcSet}\n${sizes ?? ''}` : String(src);
  if (printing.preloaded.has(key)) return;
  printing.preloaded.add(key);
  const address = srcSet
    ? `${attribute('imageSrcSet', srcSet)}${attribute('imageSizes', sizes)}`
    : attribute('href', src);
  printing.preloads += `<link rel="preload" as="image"${address} fetchpriority="high"/>`;
}

/**
 * Properties that react-dom copies to the link. No image of a template has them, so the printer does not support them.
 */
const others = ['crossOrigin', 'integrity', 'type', 'referrerPolicy'];

/** True if these are texts or missing, and none is a `data:` address, which react-dom does not preload. */
function areTexts(values: readonly unknown[]): boolean {
  return values.every((value) => value === undefined || (typeof value === 'string' && !/^data:/i.test(value)));
}

function attribute(name: string, value: unknown): string {
  return value === undefined ? '' : ` ${name}="${escapeText(String(value))}"`;
}
