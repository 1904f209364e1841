import { expect, test } from 'vitest';
import { planPrice } from '../../../../src/islands/price-slider/plan-price.ts';

test('A plan paid by the person costs its amount for each', () => {
  expect(planPrice({ amount: 9, includedUsers: null, extraUserPrice: null }, 24)).toBe(216);
});

test('A plan that includes people costs more only beyond them', () => {
  const rate = { amount: 40, includedUsers: 5, extraUserPrice: 6 };
  expect([3, 5, 8].map((people) => planPrice(rate, people))).toEqual([40, 40, 58]);
});

test('People beyond the included ones are free where they have no price', () => {
  expect(planPrice({ amount: 0, includedUsers: 3, extraUserPrice: null }, 4)).toBe(0);
});
