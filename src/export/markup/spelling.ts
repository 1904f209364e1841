/**
 * The spelling of attribute names and of empty SVG elements in static markup: the shortest that a parser of HTML reads
 * as the same. The spelling of react-dom is another one: `srcSet="…"`, `<path></path>`.
 */

/**
 * HTML attributes that react-dom writes with capital letters. SVG attributes are not here, because their case matters.
 */
export const lowerCased: ReadonlySet<string> = new Set([
  'autoComplete',
  'colSpan',
  'encType',
  'fetchPriority',
  'hrefLang',
  'inputMode',
  'maxLength',
  'readOnly',
  'rowSpan',
  'srcSet',
]);

/** SVG elements that are written as `<path/>` if they are empty. */
export const selfClosing: ReadonlySet<string> = new Set(['circle', 'ellipse', 'line', 'path', 'rect', 'use']);

/** Converts the spelling of markup that react-dom has rendered. */
export function respell(markup: string): string {
  return markup.replace(reactSpelling, (attribute) => attribute.toLowerCase()).replaceAll(emptyDrawing, '$1/>');
}

const reactSpelling = new RegExp(` (?:${[...lowerCased].join('|')})="`, 'g');
/** An element without content. No attribute value contains an unescaped `<` or `>`. */
const emptyDrawing = new RegExp(`(<(${[...selfClosing].join('|')})\\b[^<>]*)></\\2>`, 'g');
