/**
 * The first index from `from` on at which a character of `wanted` stands outside strings and brackets. If there is
 * none, the length of the text.
 */
export function findOutside(css: string, from: number, wanted: string): number {
  let depth = 0;
  for (let index = from; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (character === '\\') index += 1;
    else if (character === '"' || character === "'") index = stringEnd(css, index);
    else if (depth === 0 && wanted.includes(character)) return index;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
  }
  return css.length;
}

/** The index of the brace that closes the block of the brace at `open`. */
export function bodyEnd(css: string, open: number): number {
  let position = findOutside(css, open + 1, '{}');
  while (css[position] === '{') position = findOutside(css, bodyEnd(css, position) + 1, '{}');
  return position;
}

/** Splits `a(1,2),b` at its commas into `a(1,2)` and `b`. */
export function splitOutside(css: string, separator: string): string[] {
  const parts: string[] = [];
  for (let position = 0; position <= css.length; ) {
    const end = findOutside(css, position, separator);
    parts.push(css.slice(position, end).trim());
    position = end + 1;
  }
  return parts.filter((part) => part !== '');
}

function stringEnd(css: string, open: number): number {
  let index = open + 1;
  while (index < css.length && css[index] !== css[open]) index += css[index] === '\\' ? 2 : 1;
  return index;
}
