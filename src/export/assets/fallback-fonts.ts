import { faceAxes } from './font-cuts.ts';

/**
 * The `@font-face` rules of the fonts that stand in for Archivo until it has loaded, as minified CSS: fonts of the
 * visitor's system in the size at which their lines are as long and as high as Archivo's, so that nothing moves when
 * Archivo replaces them. Each system font is a family of its own, because a family whose first font is missing would
 * apply the measures of that font to its next font. `src/templates/styles/base.css` names the families.
 */
export function fallbackFaces(): string {
  return systemFonts.flatMap((font) => archivo.map((style) => fallbackFace(font, style))).join('');
}

/**
 * A font of the visitor's system. All lengths here are those of the same line of text: the sentence of
 * `tests/unit/export/assets/fallback-fonts.test.ts`.
 */
interface SystemFont {
  readonly family: string;
  /** The full name of the font and its length of the line, in em. */
  readonly regular: { readonly name: string; readonly length: number };
  readonly bold: SystemFont['regular'];
}

/** Arial is on Windows, macOS and iOS, and Linux uses Liberation Sans in its place; Roboto is on Android. */
const systemFonts: readonly SystemFont[] = [
  {
    family: 'Archivo Arial',
    regular: { name: 'Arial', length: 40.708 },
    bold: { name: 'Arial Bold', length: 43.772 },
  },
  {
    family: 'Archivo Roboto',
    regular: { name: 'Roboto', length: 40.633 },
    bold: { name: 'Roboto Bold', length: 41.286 },
  },
  {
    family: 'Archivo DejaVu',
    regular: { name: 'DejaVu Sans', length: 46.554 },
    bold: { name: 'DejaVu Sans Bold', length: 52.271 },
  },
];

/** Archivo's ascent and descent, in em. Its line gap is 0. */
export const archivoHeights = { ascent: 0.878, descent: 0.21 } as const;

/**
 * The styles of Archivo on pages, each with its length of the line: text, small
 * headings, and headings in the `displayWidth` of `config/tokens.ts`.
 */
export const archivo = [
  { weights: '400 500', width: 100, boldness: 'regular', length: 39.795 },
  { weights: '600', width: 100, boldness: 'bold', length: 41.312 },
  { weights: '600', width: faceAxes.display.width, boldness: 'bold', length: 48.308 },
] as const;

function fallbackFace(font: SystemFont, { weights, width, boldness, length }: (typeof archivo)[number]): string {
  const { name, length: ownLength } = font[boldness];
  const size = length / ownLength;
  const declarations = [
    `font-family:${font.family}`,
    `font-weight:${weights}`,
    `font-stretch:${width}%`,
    `src:local(${name})`,
    `size-adjust:${percent(size)}`,
    // Browsers multiply these heights by `size-adjust`. The line gap needs no rule: no `line-height` is `normal`.
    `ascent-override:${percent(archivoHeights.ascent / size)}`,
    `descent-override:${percent(archivoHeights.descent / size)}`,
  ];
  return `@font-face{${declarations.join(';')}}`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}
