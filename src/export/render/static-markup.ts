import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders markup without React's attributes, in the shortest spelling that HTML's parser reads as the same. */
export function staticMarkup(node: ReactNode): string {
  return renderToStaticMarkup(node)
    .replace(reactSpelling, (attribute) => attribute.toLowerCase())
    .replace(emptyDrawing, '/>');
}

/** HTML attributes, whose case does not matter. SVG attributes are not here, because their case matters. */
const reactSpelling =
  / (?:autoComplete|colSpan|encType|fetchPriority|hrefLang|inputMode|maxLength|readOnly|rowSpan|srcSet)="/g;
/** End tags of empty SVG elements, which may be self-closing instead. */
const emptyDrawing = /><\/(?:circle|ellipse|line|path|rect|use)>/g;
