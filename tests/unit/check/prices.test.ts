import { expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { checkPrices } from '../../../src/check/prices.ts';
import type { DataOf } from '../support/document-of.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

type Plan = NonNullable<DataOf<'pricing'>['plans']>[number];

const free = { plan_id: 'sunrise', name: 'Sunrise', monthly: 0, yearly: 0, included_users: 3 } as const;
const paid = { plan_id: 'daylight', name: 'Daylight', monthly: 10.8, yearly: 9 } as const;
const asked = { plan_id: 'zenith', name: 'Zenith', price_text: 'Let’s talk' } as const;

function check(...plans: Plan[]) {
  return checkPrices(snapshotOf({ type: 'pricing', lang: 'de-de', data: { plans } }), locales);
}

test('A free plan, one that costs less if it is billed yearly, and one without a price are sound', () => {
  expect(check(free, paid, asked)).toEqual([]);
  expect(check({ ...paid, yearly: 10.8 })).toEqual([]);
  expect(check({ ...paid, monthly: null })).toEqual([]);
});

test.each([
  ['monthly', 'monthly price'],
  ['yearly', 'yearly price'],
  ['extra_user_price', 'price of an extra user'],
  ['included_users', 'number of included users'],
])('A negative amount in the field %s is one error', (field, name) => {
  expect(check(free, { ...paid, [field]: -9 })).toMatchObject([
    {
      code: 'wrong-amount',
      severity: 'error',
      message: `The plan "Daylight" has the ${name} -9.`,
      document: { type: 'pricing', lang: 'de-de', field: `plans[1].${field}` },
    },
  ]);
});

test('A price of a whole year in the field for a month is an error', () => {
  expect(check(free, { ...paid, yearly: 108 })).toMatchObject([
    {
      code: 'wrong-amount',
      severity: 'error',
      message: 'The plan "Daylight" costs 108 a month if it is billed yearly, and only 10.8 if it is billed monthly.',
      document: { field: 'plans[1].yearly' },
    },
  ]);
});

test('A plan that is there twice is an error at the second one', () => {
  expect(check(free, paid, { ...asked, plan_id: 'daylight' })).toMatchObject([
    {
      severity: 'error',
      message: 'The plans "Daylight" and "Zenith" are both "daylight".',
      document: { field: 'plans[2].plan_id' },
    },
  ]);
  expect(check({ ...free, plan_id: null }, { ...paid, plan_id: null })).toEqual([]);
});
