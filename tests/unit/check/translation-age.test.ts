import { expect, test } from 'vitest';
import { createIsOutdated } from '../../../src/check/translation-age.ts';
import { localeOf, route } from './samples.ts';

const dates = { before: '2026-01-01T00:00:00Z', same: '2026-10-05T09:30:00Z', after: '2026-11-01T00:00:00Z' };

/** True if a translation with this record and this date is outdated. The default locale now says `new`. */
function isOutdated(record: string | undefined, date: keyof typeof dates, hasTrueDates: boolean): boolean {
  const translation = route({ locale: localeOf('de-de'), documentId: 'B', lastModified: dates[date] });
  return createIsOutdated({ recordOf: () => record, hashOf: () => 'new', hasTrueDates })(translation, route());
}

test.each([
  ['new', 'before', false],
  ['new', 'after', false],
  ['old', 'before', true],
  ['old', 'same', true],
  ['old', 'after', true],
  [undefined, 'before', true],
  [undefined, 'same', false],
] as const)('In files a record of %s texts with a date %s the master’s: outdated is %s', (record, date, expected) => {
  expect(isOutdated(record, date, false)).toBe(expected);
});

test('In a CMS a translation that was published again later is not outdated, whatever its record', () => {
  expect(isOutdated('old', 'after', true)).toBe(false);
  expect(isOutdated('old', 'same', true)).toBe(true);
  expect(isOutdated('new', 'before', true)).toBe(false);
});
