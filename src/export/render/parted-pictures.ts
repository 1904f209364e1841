import type { DrawnNote } from '../images/drawn/plan-drawing.ts';

/** The note of a drawn picture without what the picture shows. */
export type PartedNote = Omit<DrawnNote, 'picture'>;

/** Notes of drawn pictures, and separately what the pictures show, as one line of JSON for each picture. */
export interface PartedPictures {
  readonly drawn: readonly PartedNote[];
  readonly pictures: string;
}

/**
 * Separates what the pictures of a page show from their notes. It is most of the bytes of the notes, and need not be
 * parsed before a picture is drawn.
 */
export function partPictures(notes: readonly DrawnNote[]): PartedPictures {
  return {
    drawn: notes.map(({ picture: _picture, ...note }) => note),
    pictures: notes.map(({ picture }) => picture).join('\n'),
  };
}

export function joinPictures({ drawn, pictures }: PartedPictures): DrawnNote[] {
  const lines = pictures.split('\n');
  return drawn.map((note, index) => ({ ...note, picture: lines[index] ?? '' }));
}
