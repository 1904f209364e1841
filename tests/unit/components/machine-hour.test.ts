import { expect, test } from 'vitest';
import { machineHour } from '../../../src/components/machine-hour.ts';

test.each([
  ['08:12', '08:12'],
  ['08.12', '08:12'],
  ['8.12', '08:12'],
  ['0:00', '00:00'],
  ['4.2', undefined],
  ['30.11.', undefined],
  ['8:12 AM', '08:12'],
  ['12:05 AM', '00:05'],
  ['12:05 PM', '12:05'],
  ['1:05 pm', '13:05'],
  ['24:00', undefined],
  ['13:05 PM', undefined],
  ['Day 1', undefined],
  ['Tue 05:30', undefined],
  ['3', undefined],
])('The hour %s is %s to a machine', (text, hour) => {
  expect(machineHour(text)).toBe(hour);
});
