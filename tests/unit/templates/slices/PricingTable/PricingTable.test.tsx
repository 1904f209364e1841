import { describe, expect, test } from 'vitest';
import type { SliceOf } from '../../../../../src/templates/slice-props.ts';
import { PricingTable } from '../../../../../src/templates/slices/PricingTable/PricingTable.tsx';
import type { Pricing } from '../../../../../src/templates/slices/PricingTable/plan-choices.ts';
import { planChoices } from '../../../../../src/templates/slices/PricingTable/plan-choices.ts';
import { samplePage, webLink } from '../../../support/sample-page.ts';

const words = {
  name: 'Plan',
  description: null,
  unit: null,
  note: null,
  note_yearly: null,
  extra_user_price: null,
};
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

describe('what a plan’s card says of its price', () => {
  const example = '{amount} a month for {count} people';
  const noted = plan({ ...daylight, note: example, note_yearly: `${example}, billed yearly` });
  const plans = [sunrise, noted, zenith];

  test('is of as many people as the slider begins with, and marked for it to be kept in step', () => {
    const markup = table('plans', { ...pricing, plans });
    expect(markup).toContain('data-note="yearly">216 a month for 24 people, billed yearly</p>');
    expect(markup).toMatch(/data-note="monthly">259\.2\d* a month for 24 people<\/p>/);
    expect(slidersIn(markup)).toMatchObject([{ freePeople: 3, notes: { monthly: example } }]);
  });

  test('is of a small team where there is no slider', () => {
    expect(table('compact', { ...pricing, plans, slider_max: null })).toContain('180 a month for 20 people');
  });

  test('stays as it is without a place for a number, and is no affair of the slider’s for other plans', () => {
    const free = plan({ ...sunrise, note: 'Up to 3 people', note_yearly: 'Up to 3 people' });
    const markup = table('plans', { ...pricing, plans: [free, noted, zenith] });
    expect(markup).toMatch(/<p class="[^"]*">Up to 3 people<\/p>/);
    expect(markup.match(/data-note/g)).toHaveLength(2);
  });

  test('gives way to the range in the plan picker', () => {
    expect(table('plan_picker', { ...pricing, plans })).not.toContain('data-note');
  });

  test('knows of no free people where each plan costs something', () => {
    expect(slidersIn(table('plans', { ...pricing, plans: [noted, zenith] }))).toMatchObject([{ freePeople: 0 }]);
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
