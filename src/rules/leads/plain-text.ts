/**
 * Matches a tag, a comment or a declaration of HTML. It does not match `<maja@example.com>` and `5 < 7`, which are
 * plain text. A space after each `<` makes any text plain, and the message at the field says so (`not_plain_text`).
 */
const markup = /<(?:[!?/]|[a-z][a-z\d-]*(?:[\s/>]|$))/i;

/** Matches line breaks, NUL and other control characters, which can split a mail header or a table cell into two. */
const controls = /[\p{Cc}\u2028\u2029]/u;

/**
 * True if a text is safe in a mail, a page and a table: it has no markup, no control characters and no lone surrogates.
 * With `isMultiline` the text may have line breaks and tabs.
 */
export function isPlainText(text: string, { isMultiline = false } = {}): boolean {
  const line = isMultiline ? text.replace(/[\t\r\n]/g, ' ') : text;
  return line.isWellFormed() && !controls.test(line) && !markup.test(line);
}
