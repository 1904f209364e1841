/** A compiled CSS rule: a block with declarations, or a group (`@media`, `@supports`) around further rules. */
export type StyleRule =
  | { readonly prelude: string; readonly body: string }
  | { readonly prelude: string; readonly rules: readonly StyleRule[] };

const grouping = /^@(?:media|supports|container|layer)\b/;

/**
 * Splits minified CSS from lightningcss (no comments, no nesting) into rules, so that a page can include only the rules
 * it uses. This is not a CSS parser: it only finds where blocks begin and end.
 */
export function parseRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let position = 0;
  while (position < css.length) {
    const open = indexOutsideStrings(css, position, '{;');
    if (open === -1) break;
    if (css[open] === ';') {
      position = open + 1;
      continue;
    }
    const close = closingBrace(css, open);
    const prelude = css.slice(position, open).trim();
    const inner = css.slice(open + 1, close);
    rules.push(grouping.test(prelude) ? { prelude, rules: parseRules(inner) } : { prelude, body: inner });
    position = close + 1;
  }
  return rules;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  let position = open;
  while (position !== -1) {
    depth += css[position] === '{' ? 1 : -1;
    if (depth === 0) return position;
    position = indexOutsideStrings(css, position + 1, '{}');
  }
  return css.length;
}

/** Index of the first of the `wanted` characters, at or after `from`, that is not in a string; -1 if there is none. */
function indexOutsideStrings(css: string, from: number, wanted: string): number {
  let quote = '';
  for (let index = from; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (character === '\\') index += 1;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (wanted.includes(character)) return index;
  }
  return -1;
}
