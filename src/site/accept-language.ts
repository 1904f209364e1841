/** The number of characters of `Accept-Language` that are read. Browsers send less than 200. */
const maxLength = 1000;

/**
 * Finds the range among `ranges` that suits a visitor best, by the lookup of RFC 4647 (section 3.4): it goes through
 * the visitor's language ranges, the most wanted first, and shortens each from its end until it is in `ranges`.
 * `ranges` are in lower case. Returns undefined if no range suits.
 */
export function bestRange(acceptLanguage: string, ranges: ReadonlySet<string>): string | undefined {
  for (const wanted of wantedRanges(acceptLanguage)) {
    const found = shortened(wanted).find((range) => ranges.has(range));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The language ranges of the header in lower case, the most wanted one first. Ranges that the visitor refuses (`q=0`),
 * malformed ones, and `*`, which names no language, are left out.
 */
function wantedRanges(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, maxLength)
    .toLowerCase()
    .split(',')
    .flatMap((item) => {
      const [, range, weight = '1'] =
        item.match(/^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/) ?? [];
      return range === undefined || Number(weight) === 0 ? [] : [{ range, weight: Number(weight) }];
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}

/**
 * A language range and its shorter forms, the longest first: `zh-hant-cn`, `zh-hant`, `zh`. No form ends with a subtag
 * of one letter, which means nothing without the next one: `zh-x-own` is followed by `zh` (RFC 4647, section 3.4).
 */
function shortened(range: string): string[] {
  const subtags = range.split('-');
  const lengths = subtags.map((_, index) => subtags.length - index);
  return lengths
    .filter((length) => subtags[length - 1]?.length !== 1)
    .map((length) => subtags.slice(0, length).join('-'));
}
