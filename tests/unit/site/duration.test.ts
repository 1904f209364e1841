import { expect, test } from 'vitest';
import { durationFlag, formatDuration, formatTime, parseDuration } from '../../../src/site/duration.ts';

test.each([
  ['0', 0],
  ['90', 90_000],
  ['90s', 90_000],
  ['10m', 600_000],
  ['1h30m', 5_400_000],
  ['1h1m1s', 3_661_000],
  [' 5m ', 300_000],
])('The duration "%s" is %d milliseconds', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each(['', ' ', '-1', '1.5', '10 m', 'm', '1d', '1h30', '30m1h', '1e3', '9999999'])(
  'The text "%s" is no duration',
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);

test.each([
  [600, '0.6 seconds'],
  [1000, '1 second'],
  [60_000, '60 seconds'],
  [120_000, '2 minutes'],
  [150_000, '2 minutes 30 seconds'],
  [5_400_000, '1 hour 30 minutes'],
  [86_400_000, '24 hours'],
  [3 * 86_400_000, '3 days'],
])('%d milliseconds are "%s"', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([300, 45_000, 200_000, 86_400_000])('The flag for %d milliseconds is long enough', (ms) => {
  expect(parseDuration(durationFlag(ms))).toBeGreaterThanOrEqual(ms);
});

test('A time has its date and its time zone', () => {
  expect(formatTime(new Date('2026-11-23T14:05:10.123Z'))).toBe('2026-11-23 14:05:10 UTC');
});
