import type { DrawnNote } from '../images/drawn/plan-drawing.ts';

/** The note of a drawn picture without what the picture shows. */
export type PartedNote = Omit<DrawnNote, 'picture'>;

/** Notes of drawn pictures, and what these show: a JSON text in each line. */
export interface PartedPictures {
  readonly drawn: readonly PartedNote[];
  readonly pictures: string;
}

/** Parts what the pictures of a page show from its notes: it is most of their bytes, and only who draws it parses it. */
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
