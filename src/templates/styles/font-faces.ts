import { breakpoints, longWordLanguages } from '../../../config/tokens.ts';

/**
 * The faces of the site's font, each a file of its own, so that visitors load only what their pages show: `text` for
 * most texts, `display` with the wide letters of headings and names, `narrow` for headings of long words on phones.
 */
export const fontFaces = ['text', 'display', 'narrow'] as const;
export type FontFace = (typeof fontFaces)[number];

export interface FirstFace {
  readonly face: FontFace;
  /** The media query of the windows in which the face is needed. Undefined for all windows. */
  readonly media: string | undefined;
}

/** Which letters the headings of a language have: narrow ones on phones if its words are long. */
export type HeadingKind = 'wide' | 'narrow';

/** The kind of headings of a language (`displayWidth` in `config/tokens.ts`). */
export function headingsOf(lang: string): HeadingKind {
  const hasLongWords = longWordLanguages.some((language) => lang === language || lang.startsWith(`${language}-`));
  return hasLongWords ? 'narrow' : 'wide';
}

/** The faces that pages of a language use. */
export function facesFor(headings: HeadingKind): readonly FontFace[] {
  return headings === 'narrow' ? fontFaces : ['text', 'display'];
}

/** The faces that the first paint of a page needs: `narrow` on phones alone. */
export function firstFaces(lang: string): readonly FirstFace[] {
  return facesFor(headingsOf(lang)).map((face) => ({
    face,
    media: face === 'narrow' ? `(width<${breakpoints.xs}px)` : undefined,
  }));
}
