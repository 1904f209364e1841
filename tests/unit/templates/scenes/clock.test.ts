import { expect, test } from 'vitest';
import { hourIn } from '../../../../src/templates/scenes/clock.ts';

test.each([
  ['Tom · 13:05, just now', 13 + 5 / 60],
  ['Tom · 13.30', 13.5],
  ['Tom · 13h30', 13.5],
  ['Tom · 13 h 30', 13.5],
  ['Tom · 1:30 PM', 13.5],
  ['Tom · 12:30 AM', 0.5],
])('The text “%s” speaks of hour %d', (text, hour) => {
  expect(hourIn(text)).toBe(hour);
});

test('A text without a time of day has no hour', () => {
  expect(hourIn('Tom · every week')).toBeUndefined();
  expect(hourIn(null)).toBeUndefined();
});
