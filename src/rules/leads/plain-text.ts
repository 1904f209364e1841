/** A tag, a comment or a declaration. `<maja@example.com>` and `5 < 7` are no markup. */
const markup = /<(?:[!?/]|[a-z][a-z\d-]*(?:[\s/>]|$))/i;

/** Line breaks, NUL and other control characters, which can split a mail header or a table cell into two. */
const controls = /[\p{Cc}\u2028\u2029]/u;

/**
 * Whether a text is safe in a mail, a page and a table: no markup, no control characters, no lone surrogates. With
 * `isMultiline` it may have line breaks and tabs.
 */
export function isPlainText(text: string, { isMultiline = false } = {}): boolean {
  const line = isMultiline ? text.replace(/[\t\r\n]/g, ' ') : text;
  return line.isWellFormed() && !controls.test(line) && !markup.test(line);
}
