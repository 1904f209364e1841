import type { sourcePlaceSchema } from './finding-schema.ts';
import type { JsonShape } from './json-shape.ts';

/** A place in a source file of the project, for a person and for an editor. */
export type SourcePlace = JsonShape<typeof sourcePlaceSchema>;

/**
 * The line and the column at which a place begins in a text, both counted from 1, and the number of characters to mark.
 */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly length?: number;
}

/** Makes the place of a file from the file's text. A position outside the text gives an empty excerpt. */
export function sourcePlace(file: string, text: string, { line, column, length = 1 }: Position): SourcePlace {
  return { file, line, column, excerpt: excerptOf(text.split(/\r?\n/), { line, column, length }) };
}

/** The position of an index in a text: index 12 of a text whose first line has ten characters is column 2 of line 2. */
export function positionAt(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A place as editors and terminals open it: `src/templates/slices/Hero/Hero.tsx:12:5`. */
export function placeName({ file, line, column }: Omit<SourcePlace, 'excerpt'>): string {
  return `${file}:${line}:${column}`;
}

/**
 * The maximum number of characters of a line in an excerpt, so that the line fits on a terminal and minified code does
 * not fill it.
 */
const maxWidth = 100;

function excerptOf(lines: readonly string[], { line, column, length }: Required<Position>): string {
  const marked = lines[line - 1];
  if (marked === undefined) return '';
  const from = Math.max(0, column - maxWidth);
  const width = String(line + 1).length;
  const shown = [line - 1, line, line + 1].flatMap((number) => {
    const text = lines[number - 1];
    if (text === undefined || (number !== line && text.trim() === '')) return [];
    // Tabs become spaces, because a terminal shows a tab in several columns: the mark would not be below its place.
    const part = text.replaceAll('\t', ' ').slice(from, from + maxWidth);
    const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${part}`.trimEnd();
    if (number !== line) return [row];
    const space = Math.max(1, Math.min(length, part.length - (column - 1 - from)));
    return [row, `  ${' '.repeat(width)} | ${' '.repeat(column - 1 - from)}${'^'.repeat(space)}`];
  });
  return shown.join('\n');
}
