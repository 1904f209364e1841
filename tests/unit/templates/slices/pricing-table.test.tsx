import { describe, expect, test } from 'vitest';
import type { SliceOf } from '../../../../src/templates/slice-props.ts';
import { PricingTable } from '../../../../src/templates/slices/PricingTable/PricingTable.tsx';
import type { Pricing } from '../../../../src/templates/slices/PricingTable/plan-choices.ts';
import { planChoices } from '../../../../src/templates/slices/PricingTable/plan-choices.ts';
import { samplePage, webLink } from '../sample-page.ts';

const words = { name: 'Plan', description: null, unit: null, note: null, note_yearly: null, extra_user_price: null };
const plan = (fields: object) => ({ ...words, price_text: null, features: [], cta: webLink('/go', 'Go'), ...fields });
const sunrise = plan({ plan_id: 'sunrise', name: 'Sunrise', monthly: 0, yearly: 0, included_users: 3 });
const daylight = plan({ plan_id: 'daylight', name: 'Daylight', monthly: 10.8, yearly: 9, included_users: null });
const zenith = plan({ plan_id: 'zenith', name: 'Zenith', monthly: null, yearly: null, price_text: 'Let’s talk' });
const slider = {
  slider_label: 'People who spend',
  slider_min: 3,
  slider_max: 60,
  slider_step: 1,
  tooltip: '{count} people, {amount} a month',
};
const pricing = { plans: [sunrise, daylight, zenith], currency: null, billing_label: 'Billing', ...slider };

function table(variation: string, contents: object = pricing, { primary = {}, index = 1 } = {}): string {
  const fields = { anchor_id: null, theme: null, heading: 'Prices', body: [], question: null, links: [], ...primary };
  const slice = { variation, primary: fields } as unknown as SliceOf<'pricing_table'>;
  return samplePage({ contents: { pricing: contents } }).html(<PricingTable slice={slice} index={index} />);
}

/** The props each slider of the markup is sent, in order. */
function slidersIn(markup: string): object[] {
  return [...markup.matchAll(/<script type="application\/json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
}

describe('the slider', () => {
  test('knows the price of the plan that is paid by the person, and the locale to write it in', () => {
    const expected = { min: 3, max: 60, monthly: 10.8, yearly: 9, htmlLang: 'en-GB', currency: 'GBP' };
    expect(slidersIn(table('plans'))).toMatchObject([expected]);
  });

  test('takes a currency of the content before the locale’s', () => {
    expect(slidersIn(table('plans', { ...pricing, currency: 'CHF' }))).toMatchObject([{ currency: 'CHF' }]);
  });

  test.each([
    ['a label', { slider_label: null }],
    ['a sentence', { tooltip: null }],
    ['a range', { slider_max: null }],
    ['a plan paid by the person', { plans: [sunrise, zenith] }],
  ])('is absent without %s, and the plans stand as they are', (_name, missing) => {
    const markup = table('plans', { ...pricing, ...missing });
    expect(slidersIn(markup)).toEqual([]);
    expect(markup).toContain('Sunrise');
  });
});

describe('the plan picker', () => {
  test('answers each number of people with one plan', () => {
    const answers = planChoices(pricing as unknown as Pricing).map(({ from, to, plan: { name } }) => [from, to, name]);
    expect(answers).toEqual([
      [1, 3, 'Sunrise'],
      [4, 20, 'Daylight'],
      [21, 60, 'Daylight'],
      [61, undefined, 'Zenith'],
    ]);
  });

  test('asks nothing that a missing plan would answer', () => {
    const answers = planChoices({ ...pricing, plans: [sunrise, daylight] } as unknown as Pricing);
    expect(answers.map(({ size }) => size)).toEqual(['fewest', 'few', 'many']);
  });

  test('says what the smallest and the largest team pay, by either cycle', () => {
    const markup = table('plan_picker');
    expect(markup).toContain('4–20 people, 36–180 a month');
    expect(markup).toContain('21–60 people, 226.8–648 a month');
  });

  test('has a slider in each answer that has a price by the person, over its own range', () => {
    expect(slidersIn(table('plan_picker'))).toMatchObject([
      { min: 4, max: 20 },
      { min: 21, max: 60 },
    ]);
  });

  test('asks in the slider’s words where the slice has no question', () => {
    expect(table('plan_picker')).toMatch(/<legend[^>]*>People who spend/);
    expect(table('plan_picker', pricing, { primary: { question: 'How many?' } })).toMatch(/<legend[^>]*>How many\?/);
  });
});

test('two tables on a page have billing cycles of their own', () => {
  expect(table('compact', pricing, { index: 1 })).toContain('name="billing-prices-1"');
  expect(table('plans', pricing, { index: 4 })).toContain('name="billing-prices-4"');
});

test('names of plans are one level below the heading', () => {
  expect(table('compact', pricing, { index: 0 })).toMatch(/<h1.*<h2[^>]*>Sunrise/s);
  expect(table('compact')).toMatch(/<h2.*<h3[^>]*>Sunrise/s);
});

test('a locale without prices prints nothing', () => {
  expect(table('plans', { ...pricing, plans: [] })).toBe('');
});
