/**
 * The faces of the site's font, each a file of its own: `text` for most texts, `display` with the wide letters of
 * headings and names.
 */
export const fontFaces = ['text', 'display'] as const;
export type FontFace = (typeof fontFaces)[number];
