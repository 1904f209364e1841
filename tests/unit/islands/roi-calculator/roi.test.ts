import { expect, test } from 'vitest';
import { afterMonths, isFree, type RoiInput, roi, shownMonths } from '../../../../src/islands/roi-calculator/roi.ts';

const example: RoiInput = {
  people: 24,
  reports: 200,
  minutesNow: 20_00,
  minutesAfter: 4_00,
  hourlyCost: 32_00,
  price: 9_00,
  freePeople: 3,
};

test('The time now, the time after and the price give the savings', () => {
  // The formula is the calculator's own, so no authority has an example of it.
  // 24 people × 2 reports: 16 hours now, 3.2 after, at £32; £216 for Helios.
  expect(roi(example)).toEqual({
    costNow: 512_00,
    costAfter: 102_40,
    price: 216_00,
    saved: 193_60,
    savedInYear: 2323_20,
    minutes: 768,
    multiple: 190,
  });
});

test('Up to the free number of people there is no price, and no multiple of it', () => {
  expect(roi({ ...example, people: 3 })).toMatchObject({ price: 0, multiple: undefined });
  expect(roi({ ...example, people: 4 })).toMatchObject({ price: 36_00 });
});

test('A tool is free by the number of people, not by a price of nothing', () => {
  expect(isFree(example)).toBe(false);
  expect(isFree({ ...example, people: 3 })).toBe(true);
  expect(isFree({ people: 0, freePeople: 0 })).toBe(false);
});

test('A tool that costs more than it gives back has negative savings', () => {
  const { saved, multiple } = roi({ ...example, reports: 25 });
  expect(saved).toBeLessThan(0);
  expect(multiple).toBeLessThan(100);
  expect(roi({ ...example, minutesAfter: 30_00 })).toMatchObject({ minutes: -480, multiple: undefined });
});

test('Nobody and nothing save nothing', () => {
  expect(roi({ ...example, people: 0 })).toMatchObject({ costNow: 0, price: 0, saved: 0, minutes: 0 });
});

test('The rows of a year add up in whole euros, and end with the saving of the result', () => {
  const result = roi({ ...example, people: 2, reports: 1_37, minutesNow: 21_00, hourlyCost: 33_79, price: 0 });
  expect((12 * result.costNow) % 100).not.toBe(0);
  for (const months of shownMonths) {
    const { today, withHelios, saved } = afterMonths(result, months, 100);
    expect([today % 100, withHelios % 100, saved % 100]).toEqual([0, 0, 0]);
    expect(today - withHelios).toBe(saved);
  }
  expect(Math.abs(afterMonths(result, 12, 100).saved - result.savedInYear)).toBeLessThanOrEqual(50);
});
