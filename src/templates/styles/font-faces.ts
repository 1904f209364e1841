import { breakpoints, longWordLanguages } from '../../../config/tokens.ts';

/**
 * The faces of the site's font, each a file of its own, so that visitors load only what their pages show: `text` for most
 * texts, `display` with the wide letters of headings and names, `narrow` for headings of long words on phones.
 */
export const fontFaces = ['text', 'display', 'narrow'] as const;
export type FontFace = (typeof fontFaces)[number];

export interface FirstFace {
  readonly face: FontFace;
  /** The media query of the windows in which the face is needed. Undefined for all windows. */
  readonly media: string | undefined;
}

/** The faces in which a page of a language has its texts and headings (`displayWidth` in `config/tokens.ts`). */
export function firstFaces(lang: string): readonly FirstFace[] {
  const hasLongWords = longWordLanguages.some((language) => lang === language || lang.startsWith(`${language}-`));
  return [
    { face: 'text', media: undefined },
    { face: 'display', media: undefined },
    ...(hasLongWords ? [{ face: 'narrow', media: `(width<${breakpoints.xs}px)` } as const] : []),
  ];
}
