/** Compares two texts by their UTF-16 code units, so that the order is the same on every machine. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A comparison for `sort` by a text of each item: `files.sort(byText(({ path }) => path))`. */
export function byText<Item>(textOf: (item: Item) => string): (a: Item, b: Item) => number {
  return (a, b) => compareTexts(textOf(a), textOf(b));
}
