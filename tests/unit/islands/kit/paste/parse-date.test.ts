import { expect, test } from 'vitest';
import { parseDate } from '../../../../../src/islands/kit/paste/parse-date.ts';

test.each([
  ['12/11/2026', 'en-GB', '2026-11-12'],
  ['12/11/2026', 'en-US', '2026-12-11'],
  ['1.2.26', 'de-DE', '2026-02-01'],
  ['2026-11-12', 'sv-SE', '2026-11-12'],
  ['12-11-2026', 'nl-NL', '2026-11-12'],
  ['12. 11. 2026', 'da-DK', '2026-11-12'],
  ['29/02/2028', 'fr-FR', '2028-02-29'],
])('The date %s of a page in %s is %s', (text, htmlLang, iso) => {
  expect(parseDate(text, htmlLang)).toBe(iso);
});

test.each(['29/02/2026', '12/13/2026', '0/1/2026', '12/11', '12/11/026', '46000', 'yesterday', ''])(
  'The text “%s” is no date',
  (text) => {
    expect(parseDate(text, 'en-GB')).toBeUndefined();
  },
);
