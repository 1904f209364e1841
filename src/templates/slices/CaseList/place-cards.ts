/** A card's width, in twelfths of the row. */
export type Span = 4 | 5 | 7 | 12;

/**
 * The widths of a number of cards, row after row: rows of two and of three take turns, and of two cards the left one is
 * wider in one row and the right one in the next. Each row is full, so the order of rows changes where one card would
 * be left over. A single card has the row to itself.
 *
 * `placeCards(5)` is `[7, 5, 4, 4, 4]`, `placeCards(4)` is `[7, 5, 5, 7]`.
 */
export function placeCards(count: number): readonly Span[] {
  return pairsAndTriples(count).flatMap((size, row, sizes) => {
    if (size === 1) return [12];
    if (size === 3) return [4, 4, 4];
    const pairsBefore = sizes.slice(0, row).filter((each) => each === 2).length;
    return pairsBefore % 2 === 0 ? [7, 5] : [5, 7];
  });
}

/** The sizes of the rows. Three that remain are one row, four are two rows. */
function pairsAndTriples(count: number): readonly number[] {
  const sizes: number[] = [];
  for (let rest = count; rest > 0; rest -= sizes.at(-1) ?? rest) {
    const turn = sizes.at(-1) === 2 ? 3 : 2;
    sizes.push(rest === 3 ? 3 : rest === 4 ? 2 : Math.min(turn, rest));
  }
  return sizes;
}
