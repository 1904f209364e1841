import { expect, test } from 'vitest';
import { dayArc, pointAt } from '../../../src/templates/slices/ContactOptions/day-arc.ts';
import { OfficeHours } from '../../../src/templates/slices/ContactOptions/OfficeHours.tsx';
import { markup } from '../support/sample-page.ts';

test('an hour is fifteen degrees, six is on the horizon and noon on top', () => {
  expect(dayArc('06:00', '18:00')).toEqual({ from: 0, to: 1 });
  expect(dayArc('12:00', '15:00')).toEqual({ from: 0.5, to: 0.75 });
  expect(pointAt(0.5, { centre: 100, horizon: 100, radius: 50 })).toEqual({ x: 100, y: 50 });
});

test('who starts earlier or ends later has a wider day, with noon on top still', () => {
  expect(dayArc('12:00', '20:00')).toEqual({ from: 0.5, to: 1 });
  expect(dayArc('04:00', '12:00')).toEqual({ from: 0, to: 0.5 });
});

test.each([
  ['09:00', '08:00'],
  ['nine', '17:00'],
  ['09:00', null],
])('from %s to %s nothing is drawn', (opens, closes) => {
  expect(markup(<OfficeHours label="Somebody is there" opens={opens} closes={closes} />)).toBe('');
});

test('those who listen hear the hours', () => {
  const html = markup(<OfficeHours label="Somebody is there" opens="08:00" closes="18:00" />);
  expect(html).toContain('aria-label="08:00–18:00"');
});
