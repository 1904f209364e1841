import { expect, test } from 'vitest';
import { isCalendarDay } from '../../../src/rules/calendar-day.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('The calendar has the day %j: %s', (text, has) => {
  expect(isCalendarDay(text)).toBe(has);
});
