/**
 * The document that a tool prints, as values in reading order, without pages and positions. The layout arranges it in
 * the same way as the preview's style sheet.
 */
export interface Paper {
  /** The title of the document, which viewers show in place of the file's name. */
  readonly title: string;
  /** The language of all texts, a BCP 47 tag. */
  readonly htmlLang: string;
  /** What stands at the foot of each page if there are several: `Page {page} of {pages}`. */
  readonly pageText: string;
  readonly blocks: readonly Block[];
  /** Files that belong to the paper. The PDF carries them as they are. */
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  /** The name under which a reader saves the file. No two files of a paper have the same. */
  readonly name: string;
  /** The content type: `application/pdf`. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export type Block = Title | Heading | Text | Columns | Facts | Table | Sums | Foot | Clauses | Figure | Photo;

/** The heading of the paper. */
export interface Title {
  readonly type: 'title';
  readonly text: string;
}

/** The heading of a part of the paper. */
export interface Heading {
  readonly type: 'heading';
  readonly text: string;
}

/** A paragraph. Line ends in the text are kept. */
export interface Text {
  readonly type: 'text';
  readonly text: string;
  readonly tone: Tone;
}

export type Tone = 'plain' | 'muted' | 'strong';

/** Blocks side by side, as many in a row as fit. */
export interface Columns {
  readonly type: 'columns';
  readonly columns: readonly (readonly Block[])[];
}

/** Values with their labels: `beside` them, or `above` them. */
export interface Facts {
  readonly type: 'facts';
  readonly labels: 'beside' | 'above';
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly label: string;
  /** The value. If it is empty, a line to write on is printed. */
  readonly value: string;
  readonly tone: Tone;
}

/** A table whose first column has texts. The other columns are at the right, and `figures` are never broken. */
export interface Table {
  readonly type: 'table';
  readonly columns: readonly Column[];
  /** The texts of each row, one a column. A row without texts is for visitors who fill it in by hand. */
  readonly rows: readonly (readonly string[])[];
}

export interface Column {
  readonly label: string;
  readonly has: 'texts' | 'figures';
}

/** Amounts with their labels, and the last of them as the result. */
export interface Sums {
  readonly type: 'sums';
  readonly sums: readonly Omit<Fact, 'tone'>[];
  readonly due: Omit<Fact, 'tone'>;
}

/** What stands below a line at the end of the paper. */
export interface Foot {
  readonly type: 'foot';
  readonly blocks: readonly Block[];
}

/** Numbered sections of numbered clauses. */
export interface Clauses {
  readonly type: 'clauses';
  readonly sections: readonly { readonly heading: string; readonly clauses: readonly string[] }[];
}

/** A drawing of one colour, with its caption. */
export interface Figure {
  readonly type: 'figure';
  /** The `d` of an SVG path, in squares of which `size` fill the drawing's width and height. */
  readonly path: string;
  readonly size: number;
  readonly widthMm: number;
  /** The text that says what the drawing shows: for readers who can't see it, and as the caption for everybody. */
  readonly label: string;
}

/** A photo with its caption, as large as it is or as a page allows. */
export interface Photo {
  readonly type: 'photo';
  readonly jpeg: Uint8Array;
  /** The size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The text that says what the photo shows: for readers who can't see it, and as the caption for everybody. */
  readonly label: string;
}
