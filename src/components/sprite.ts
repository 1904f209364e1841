import { type IconName, icons } from './icons.ts';

/** How an icon finds its drawing: one a page, however often it is shown. */
export function iconReference(name: IconName): string {
  return `#i-${name}`;
}

/**
 * The drawings that some markup refers to, each once, in the order they first occur. `without` is markup that brings
 * its own, such as the shell around a page: what is drawn there is not drawn again.
 */
export function renderSprite(markup: string, without = ''): string {
  const present = iconsIn(without);
  const needed = [...iconsIn(markup)].filter((name) => !present.has(name));
  if (needed.length === 0) return '';
  const symbols = needed.map((name) => `<symbol id="i-${name}" viewBox="0 0 20 20">${icons[name]}</symbol>`);
  // Not `hidden`: that attribute is HTML's, browsers show an SVG that has it.
  return `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

function iconsIn(markup: string): Set<IconName> {
  const names = Array.from(markup.matchAll(/href="#i-(\w+)"/g), ([, name]) => name);
  return new Set(names.filter(isIconName));
}

function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(icons, name);
}
