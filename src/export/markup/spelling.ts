/**
 * The names of attributes and the end tags of drawings, in the shortest spelling that HTML's parser reads as the same. react-dom
 * writes other ones: `srcSet="…"`, `<path></path>`.
 */

/** HTML attributes that react-dom writes with capital letters. SVG attributes are not here, because their case matters. */
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

/** SVG elements that may close themselves if they are empty. */
export const selfClosing: ReadonlySet<string> = new Set(['circle', 'ellipse', 'line', 'path', 'rect', 'use']);

/** Gives markup that react-dom has rendered the shorter spelling. */
export function respell(markup: string): string {
  return markup.replace(reactSpelling, (attribute) => attribute.toLowerCase()).replaceAll(emptyDrawing, '$1/>');
}

const reactSpelling = new RegExp(` (?:${[...lowerCased].join('|')})="`, 'g');
/** A start tag whose end tag follows at once. No attribute has a `<` or `>` that is not escaped. */
const emptyDrawing = new RegExp(`(<(${[...selfClosing].join('|')})\\b[^<>]*)></\\2>`, 'g');
