import { expect, test } from 'vitest';
import { locales } from '../../../../config/locales.ts';
import { isPlainText } from '../../../../src/rules/leads/plain-text.ts';
import { stringsOf } from '../../../sites/embedded-content.ts';

test.each(['there <b>', 'see <b>this</b>', 'a <b', '<!-- a', '<?xml'])(
  'A space after each < makes plain what reads as a tag: %s',
  (text) => {
    expect(isPlainText(text)).toBe(false);
    expect(isPlainText(text.replaceAll('<', '< '))).toBe(true);
  },
);

test.each(['a < b', 'spend < 500', 'I <3 it', '<maja@firm.example>', 'a > b', 'x <= y'])('Plain text: %s', (text) => {
  expect(isPlainText(text)).toBe(true);
});

test.each(locales)('The message about a tag in $code forbids no bracket that is accepted', ({ code }) => {
  const { not_plain_text } = stringsOf(code);
  expect(not_plain_text).toMatch(/HTML.*</);
  // A `>` alone is plain text.
  expect(not_plain_text).not.toContain('>');
});
