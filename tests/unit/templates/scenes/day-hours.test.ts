import { expect, test } from 'vitest';
import { firstHour, momentsOf, onDial, storyHour } from '../../../../src/templates/scenes/day-hours.ts';
import type { SceneRow } from '../../../../src/templates/scenes/scene-data.ts';

const row = (detail: string, isHighlighted = false) =>
  ({ detail, is_highlighted: isHighlighted, category: 'travel' }) as SceneRow;

test('The highlighted payment is at the same place on the dial of each day', () => {
  const days = ['04:40', '5.48', '8:12 AM', '10:30', '13h05', '3:02 PM'];
  const places = days.map((time) => {
    const rows = [row('Sam · 06:10'), row(`Ada · ${time}`, true)];
    return momentsOf(rows, firstHour(rows))
      .find(({ isHighlighted }) => isHighlighted)
      ?.at.toFixed(6);
  });
  expect(new Set(places)).toEqual(new Set([(7 / 12 + 5 / 720).toFixed(6)]));
});

test('The dial of a day begins at six if its story is at 13:05 or names no hour', () => {
  expect(firstHour([row('Ada · 13:05', true)])).toBe(6);
  expect(firstHour([row('Piet', true)])).toBe(6);
});

test('The hour before the highlighted payment is written first at its left', () => {
  const before = (time: string) => storyHour(firstHour([row(time, true)]));
  expect(['5.48', '7.00', '10:30', '13h05'].map(before)).toEqual([5, 7, 10, 13]);
});

test('A dial of twelve hours marks the payments that are on it', () => {
  const rows = [row('Ada · 12:00', true), row('Tom · 04:30'), row('Sam')];
  expect(momentsOf(rows).map(({ at, isHighlighted }) => ({ at, isHighlighted }))).toEqual([
    { at: 0.5, isHighlighted: true },
  ]);
  expect(momentsOf(rows, 0).map(({ at }) => at)).toEqual([1, onDial(4.5, 0)]);
});
