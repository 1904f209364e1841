import { expect, test } from 'vitest';
import { dayArc, pointAt } from '../../../../../src/templates/slices/ContactOptions/day-arc.ts';

test('An hour is fifteen degrees of the day’s arc, six is on the horizon and noon on top', () => {
  expect(dayArc('06:00', '18:00')).toEqual({ from: 0, to: 1 });
  expect(dayArc('12:00', '15:00')).toEqual({ from: 0.5, to: 0.75 });
  expect(pointAt(0.5, { centre: 100, horizon: 100, radius: 50 })).toEqual({ x: 100, y: 50 });
});

test('Office hours before six or after eighteen widen the day’s arc, with noon on top still', () => {
  expect(dayArc('12:00', '20:00')).toEqual({ from: 0.5, to: 1 });
  expect(dayArc('04:00', '12:00')).toEqual({ from: 0, to: 0.5 });
});
