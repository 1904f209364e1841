import * as tokens from '../../../config/tokens.ts';

/** Names of custom properties, without `--`, and their values. */
type Properties = Readonly<Record<string, string>>;

/**
 * All tokens as CSS. Each token is a custom property of its own, so that a page can leave out those that it does not use. For
 * the same reason the values of a theme are plain colours, and not `var()` references to other properties.
 */
export function tokensCss(): string {
  const { base, ...wider } = tokens.rhythm;
  return [
    rule(':root', { ...fixedProperties(), ...durations(), ...base }),
    ...Object.entries(wider).map(([name, properties]) =>
      media(`(width >= ${tokens.breakpoints[name as keyof typeof wider]}px)`, rule(':root', properties)),
    ),
    media('(pointer: coarse)', rule(':root', tokens.touch)),
    media('print', rule(':root', tokens.paper)),
    // With reduced motion transitions are instant but still run, because code waits for their end.
    media('(prefers-reduced-motion: reduce)', rule(':root', durations(1))),
    ...themeRules(),
  ].join('\n');
}

/**
 * The tokens whose value is the same on every page and in every theme and width. The export may replace `var()`
 * references to them by these values.
 */
export function fixedProperties(): Properties {
  return {
    ...tokens.colours,
    ...prefixed(
      'category',
      mapValues(tokens.categoryColours, ({ tile }) => tile),
    ),
    ...prefixed(
      'category-glyph',
      mapValues(tokens.categoryColours, ({ glyph }) => glyph),
    ),
    ...scale('space', tokens.spacing, 'px'),
    ...prefixed('text', Object.fromEntries(tokens.fontSizes.map((size) => [size, rem(size)]))),
    ...scale('drawn', tokens.fontSizes, 'px'),
    ...prefixed('weight', mapValues(tokens.fontWeights, String)),
    ...prefixed('leading', mapValues(tokens.lineHeights, String)),
    ...prefixed('ease', tokens.curves),
    ...prefixed(
      'opacity',
      mapValues(tokens.opacityLevels, (level) => `${level}%`),
    ),
    ...prefixed('radius', tokens.radii),
    ...prefixed('z', mapValues(tokens.zIndex, String)),
    ...prefixed('border', tokens.borders),
    ...prefixed('shadow', tokens.shadows),
    ...tokens.sizes,
    'display-width': tokens.displayWidth,
  };
}

/**
 * Gives each token that is not fixed the shortest free name, because pages repeat the names hundreds of times. Names
 * that components give to properties of their own are longer than one letter, so no two names are equal.
 */
export function shortNames(): Properties {
  const names = [...tokens.semanticColours, ...Object.keys(tokens.rhythm.base), ...Object.keys(durations())];
  return Object.fromEntries(names.map((name, index) => [name, letters.charAt(index)]));
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The full `light` theme for every element with a theme, then the differences of each other theme. The page takes the
 * theme of its first slice, so that the header matches the slice below it. If a page ends with a section of the dark
 * theme, `--below-night` is the background of the bars below this section: a shade lighter, so that their edge is
 * visible. In print everything has the `light` theme: backgrounds are not printed and white letters would be invisible.
 *
 * `:has()` decides about `body` itself, never about its siblings or descendants: a browser would otherwise compute the
 * style of the whole page again at each key that a visitor presses (docs/browser.md).
 */
function themeRules(): string[] {
  const { light, ...others } = tokens.themes;
  return [
    rule(':root,[data-theme]', light),
    media(
      'not print',
      [
        ...Object.entries(others).map(([name, theme]) => themeRule(name, differences(theme, light))),
        rule('body:has(main>[data-theme=dark]:last-child)', { 'below-night': tokens.themes.dark.surface }),
      ].join('\n'),
    ),
  ];
}

function themeRule(name: string, properties: Properties): string {
  return rule(`[data-theme=${name}],body:has(main>[data-theme=${name}]:first-child)`, properties);
}

function differences(properties: Properties, from: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([name, value]) => from[name] !== value));
}

function durations(milliseconds?: number): Properties {
  return Object.fromEntries(tokens.durationsMs.map((step) => [`duration-${step}`, `${milliseconds ?? step}ms`]));
}

function rule(selector: string, properties: Properties): string {
  const declarations = Object.entries(properties).map(([name, value]) => `  --${name}: ${value};`);
  return `${selector} {\n${declarations.join('\n')}\n}`;
}

function media(query: string, rules: string): string {
  return `@media ${query} {\n${rules}\n}`;
}

/** A length that grows with the reader's chosen font size. The default font size is 16 pixels. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

function scale(name: string, steps: readonly number[], unit: string): Properties {
  return Object.fromEntries(steps.map((step) => [`${name}-${step}`, `${step}${unit}`]));
}

function prefixed(name: string, values: Readonly<Record<string, string>>): Properties {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`${name}-${key.replaceAll('_', '-')}`, value]),
  );
}

function mapValues<In>(values: Readonly<Record<string, In>>, change: (value: In) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
