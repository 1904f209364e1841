/** What a column of a table needs, in CSS pixels: its widest word, and its widest text on one line. */
export interface ColumnNeed {
  readonly min: number;
  readonly max: number;
}

/**
 * The widths of a table's columns, by the rules of CSS for tables with automatic layout: columns share what is left over
 * by their widest texts. If these do not fit, each column gets its least width and a share of the rest.
 */
export function columnWidths(needs: readonly ColumnNeed[], width: number): number[] {
  const min = sumOf(needs.map((need) => need.min));
  const max = sumOf(needs.map((need) => need.max));
  if (max === 0) return needs.map(() => width / needs.length);
  if (max <= width) return needs.map((need) => (need.max * width) / max);
  if (min >= width) return needs.map((need) => (need.min * width) / min);
  const share = (width - min) / (max - min);
  return needs.map((need) => need.min + (need.max - need.min) * share);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
