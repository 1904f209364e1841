import { expect, test } from 'vitest';
import { withoutExceptions } from '../../../src/check/text-exceptions.ts';
import { place } from './samples.ts';

const found = {
  code: 'spelling',
  severity: 'warning',
  message: '',
  document: place({ uid: 'about', field: 'title' }),
} as const;
const exception = {
  code: 'spelling',
  document: 'en-gb/page/about',
  reason: 'It is a name.',
  until: '2026-12-31',
} as const;

test('An exception holds for its document and its code, until its last day', () => {
  const other = { ...found, code: 'notation' } as const;
  expect(withoutExceptions([found, other], [exception], new Date('2026-12-31T23:00Z'))).toEqual([other]);
  expect(withoutExceptions([found], [exception], new Date('2027-01-01T01:00Z')).map(({ code }) => code)).toEqual([
    'spelling',
    'expired-exception',
  ]);
});
