import { expect, test } from 'vitest';
import { planChoices } from '../../../../../src/templates/slices/PricingTable/plan-choices.ts';
import { documentOf } from '../../../support/document-of.ts';
import { daylight, pricing, sunrise } from '../../../support/pricing.ts';

test('The plan choices answer each number of people with one plan', () => {
  const choices = planChoices(documentOf('pricing', pricing).data);
  expect(choices.map(({ from, to, plan: { name } }) => [from, to, name])).toEqual([
    [1, 3, 'Sunrise'],
    [4, 20, 'Daylight'],
    [21, 60, 'Daylight'],
    [61, undefined, 'Zenith'],
  ]);
});

test('The plan choices leave out the size that a missing plan would answer', () => {
  const choices = planChoices(documentOf('pricing', { ...pricing, plans: [sunrise, daylight] }).data);
  expect(choices.map(({ size }) => size)).toEqual(['fewest', 'few', 'many']);
});
