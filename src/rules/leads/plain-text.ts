/** A tag, a comment, a declaration. `<maja@example.com>` and `5 < 7` are none. */
const markup = /<(?:[!?/]|[a-z][a-z\d-]*(?:[\s/>]|$))/i;

/** Line breaks, NUL and their kind: what turns one header, or one cell of a table, into two. */
const controls = /[\p{Cc}\u2028\u2029]/u;

/**
 * A text that means the same in a mail, a page and a table: no markup, no control characters, whole characters only.
 * With `isMultiline` it may have line breaks and tabs.
 */
export function isPlainText(text: string, { isMultiline = false } = {}): boolean {
  const line = isMultiline ? text.replace(/[\t\r\n]/g, ' ') : text;
  return line.isWellFormed() && !controls.test(line) && !markup.test(line);
}
