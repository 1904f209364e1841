import { expect, test } from 'vitest';
import { firstHour, momentsOf, onDial } from '../../../../src/templates/scenes/day-hours.ts';
import type { SceneRow } from '../../../../src/templates/scenes/scene-data.ts';

const row = (detail: string, isHighlighted = false) =>
  ({ detail, is_highlighted: isHighlighted, category: 'travel' }) as SceneRow;

test('The dial of a day begins at six, or about seven hours before its story if this is an early one', () => {
  expect(firstHour([row('Sam · 06:10'), row('Ada · 13:05', true)])).toBe(6);
  expect(firstHour([row('Piet · 5.48', true)])).toBe(-1);
  expect(firstHour([row('Sam · 7.02', true)])).toBe(0);
  expect(firstHour([row('Piet')])).toBe(6);
});

test('A dial of twelve hours marks the payments that are on it', () => {
  const rows = [row('Ada · 12:00', true), row('Tom · 04:30'), row('Sam')];
  expect(momentsOf(rows).map(({ at, isHighlighted }) => ({ at, isHighlighted }))).toEqual([
    { at: 0.5, isHighlighted: true },
  ]);
  expect(momentsOf(rows, 0).map(({ at }) => at)).toEqual([1, onDial(4.5, 0)]);
});
