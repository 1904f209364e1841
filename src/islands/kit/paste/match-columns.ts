import type { Column } from './columns.ts';

type Cells = readonly (readonly string[])[];

interface Matched {
  /** The rows without the line of headings. */
  readonly rows: Cells;
  /** The column of the list for each column of the spreadsheet. Undefined where the list has none for it. */
  readonly columns: readonly (Column | undefined)[];
}

/**
 * Matches the columns of a spreadsheet with those of a list, from the list's column `from` on. If the first line has
 * headings, they decide. Otherwise the cells do by what they are: a number goes past a list of choices to the amount, and
 * a date to the date wherever it stands. Where that leaves a choice, the order of the columns decides.
 */
export function matchColumns(cells: Cells, columns: readonly Column[], from: number): Matched {
  const headings = headingsIn(cells, columns);
  const rows = headings ? cells.slice(1) : cells;
  const width = Math.max(...cells.map((row) => row.length));
  const first = headings ? 0 : from;
  // A single column without a heading goes into the field that the visitor chose for it.
  const taking = columns.slice(first, !headings && width === 1 ? first + 1 : undefined);
  const scores = Array.from({ length: width }, (_, place) => {
    const texts = rows.map((row) => row[place] ?? '').filter(Boolean);
    return taking.map((column, index) => {
      if (texts.length === 0) return 0;
      const isHeading = isLabel(headings?.[place], column);
      const kind = column.isFree ? freeScore(texts, columns, rows.length) : kindScore(texts, column);
      return (isHeading ? headingScore : 0) + kind + orderScore(place - index);
    });
  });
  return { rows, columns: bestPlaces(scores).map((place) => taking[place]) };
}

/** The first line, if one of its cells is the label of a column and none is a value. */
function headingsIn([first = [], ...others]: Cells, columns: readonly Column[]): readonly string[] | undefined {
  const hasLabel = first.some((cell) => columns.some((column) => isLabel(cell, column)));
  const hasValue = first.some((cell) => isValue(cell, columns));
  return others.length > 0 && hasLabel && !hasValue ? first : undefined;
}

function isLabel(cell: string | undefined, { label }: Column): boolean {
  return cell?.toLowerCase() === label.toLowerCase();
}

/** A heading outweighs all cells, and a cell of the right kind the order of the columns. */
const headingScore = 1_000_000;
const cellScore = 100;

function kindScore(texts: readonly string[], { recognises }: Column): number {
  return cellScore * 4 * texts.filter(recognises).length;
}

/**
 * A column that takes any text does not score by its cells. Otherwise a column of notes with a text in each row would win
 * over descriptions of which one is missing. Numbers or dates alone are the second choice for it.
 */
function freeScore(texts: readonly string[], columns: readonly Column[], rows: number): number {
  const isText = texts.some((text) => !isValue(text, columns));
  return cellScore * (isText ? 2 : 1) * rows;
}

/** True if a cell is of the kind of a column that does not take any text. */
function isValue(cell: string, columns: readonly Column[]): boolean {
  return columns.some(({ isFree, recognises }) => !isFree && recognises(cell));
}

/** It is never zero: a column that fits nowhere goes into one that is left over, so that its cells are named as unread. */
function orderScore(distance: number): number {
  return 10 - Math.min(9, Math.abs(distance));
}

interface State {
  readonly score: number;
  readonly places: readonly number[];
}

/**
 * Gives each column of a spreadsheet a place in the list, or -1, so that no place is given twice and the sum of the scores
 * is the highest. Only places with a score are given.
 */
function bestPlaces(scores: readonly (readonly number[])[]): readonly number[] {
  /** The best way to use each set of places so far. The key has a bit for each place. */
  let best = new Map<number, State>([[0, { score: 0, places: [] }]]);
  for (const ofColumn of scores) {
    const next = new Map<number, State>();
    const offer = (used: number, state: State) => {
      if (state.score > (next.get(used)?.score ?? -1)) next.set(used, state);
    };
    for (const [used, { score, places }] of best) {
      offer(used, { score, places: [...places, -1] });
      ofColumn.forEach((more, place) => {
        if (more > 0 && !(used & (1 << place)))
          offer(used | (1 << place), { score: score + more, places: [...places, place] });
      });
    }
    best = next;
  }
  return [...best.values()].reduce((one, other) => (other.score > one.score ? other : one)).places;
}
