import { type IconName, icons } from './icons.ts';

/** The reference from an icon to its drawing. Each page contains a drawing once, however often its icon is shown. */
export function iconReference(name: IconName): string {
  return `${referenceStart}${name}`;
}

/**
 * The drawings of icons, each once, in the order of the names. Icons in `present` are left out, because the shell around
 * the markup has their drawings.
 */
export function renderSprite(names: ReadonlySet<IconName>, present: ReadonlySet<IconName> = new Set()): string {
  const needed = [...names].filter((name) => !present.has(name));
  if (needed.length === 0) return '';
  const symbols = needed.map((name) => `<symbol id="i-${name}" viewBox="0 0 20 20">${icons[name]}</symbol>`);
  // The `hidden` attribute belongs to HTML: browsers show an SVG that has it. A size of 0 hides the sprite.
  return `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

/** The icon to which an address refers, or undefined if the address is not such a reference. */
export function iconOf(reference: string): IconName | undefined {
  const name = reference.startsWith(referenceStart) ? reference.slice(referenceStart.length) : '';
  return isIconName(name) ? name : undefined;
}

/** The names of the icons that some markup uses, in the order of their first use. */
export function iconsIn(markup: string): Set<IconName> {
  const names = new Set<IconName>();
  // Much markup is searched: a regular expression would take three times as long.
  for (let at = markup.indexOf(attributeStart); at >= 0; at = markup.indexOf(attributeStart, at)) {
    at += attributeStart.length;
    const name = iconOf(markup.slice(at - referenceStart.length, markup.indexOf('"', at)));
    if (name) names.add(name);
  }
  return names;
}

const referenceStart = '#i-';
const attributeStart = `href="${referenceStart}`;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
