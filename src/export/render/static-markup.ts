import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Markup as one would write it: to HTML's parser the same as React's, with less to send. */
export function staticMarkup(node: ReactNode): string {
  return renderToStaticMarkup(node)
    .replace(reactSpelling, (attribute) => attribute.toLowerCase())
    .replace(emptyDrawing, '/>');
}

/** HTML's own attributes, whose case means nothing; those of SVG must stay as they are. */
const reactSpelling =
  / (?:autoComplete|colSpan|encType|fetchPriority|hrefLang|inputMode|maxLength|readOnly|rowSpan|srcSet)="/g;
/** SVG's elements may close themselves. */
const emptyDrawing = /><\/(?:circle|ellipse|line|path|rect|use)>/g;
