import { type IconName, icons } from './icons.ts';

/** The reference from an icon to its drawing. Each page contains a drawing once, however often its icon is shown. */
export function iconReference(name: IconName): string {
  return `#i-${name}`;
}

/**
 * The drawings of the icons that some markup uses, each once, in the order of their first use. Icons in `present` are
 * left out, because the shell around the markup has their drawings.
 */
export function renderSprite(markup: string, present: ReadonlySet<IconName> = new Set()): string {
  const needed = [...iconsIn(markup)].filter((name) => !present.has(name));
  if (needed.length === 0) return '';
  const symbols = needed.map((name) => `<symbol id="i-${name}" viewBox="0 0 20 20">${icons[name]}</symbol>`);
  // The `hidden` attribute belongs to HTML: browsers show an SVG that has it. A size of 0 hides the sprite.
  return `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

/** The names of the icons that some markup uses. */
export function iconsIn(markup: string): Set<IconName> {
  const names = new Set<IconName>();
  // Every page is searched: a regular expression would take three times as long.
  for (let at = markup.indexOf(reference); at >= 0; at = markup.indexOf(reference, at)) {
    at += reference.length;
    const name = markup.slice(at, markup.indexOf('"', at));
    if (isIconName(name)) names.add(name);
  }
  return names;
}

const reference = 'href="#i-';

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
