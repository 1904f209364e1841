/**
 * Returns the item whose text differs from `wanted` in the fewest letters, as a suggestion. Returns undefined if more
 * than a third of the letters, and more than two, would be wrong, or half of a short text: such a text is a different word,
 * not a typing error.
 */
export function nearestText<Item>(
  wanted: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item | undefined {
  const lessThanHalf = Math.max(1, Math.ceil(wanted.length / 2) - 1);
  let limit = Math.min(lessThanHalf, Math.max(2, Math.floor(wanted.length / 3)));
  let best: Item | undefined;
  for (const item of items) {
    const distance = editDistance(textOf(item), wanted, limit);
    if (distance > limit) continue;
    best = item;
    limit = distance - 1;
  }
  return best;
}

/**
 * The number of letters to replace, insert, delete or exchange with the next one (optimal string alignment distance). The
 * calculation stops as soon as the distance must exceed the limit.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchanged = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchanged ? (before[j - 2] ?? 0) + 1 : substituted;
      next.push(Math.min(substituted, exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
