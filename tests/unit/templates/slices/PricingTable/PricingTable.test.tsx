import { expect, test } from 'vitest';
import { PricingTable } from '../../../../../src/templates/slices/PricingTable/PricingTable.tsx';
import { type DataOf, sliceOf } from '../../../support/document-of.ts';
import { islandProps } from '../../../support/markup.ts';
import { daylight, pricing, sunrise, zenith } from '../../../support/pricing.ts';
import { samplePage } from '../../../support/sample-page.ts';

type Variation = 'plans' | 'compact' | 'plan_picker';

function table(
  variation: Variation,
  prices: DataOf<'pricing'> = pricing,
  { primary = {}, index = 1 }: { primary?: { question?: string; people?: number }; index?: number } = {},
): string {
  const slice = sliceOf('pricing_table', variation, { heading: 'Prices', ...primary });
  return samplePage({ contents: { pricing: prices } }).html(<PricingTable slice={slice} index={index} />);
}

test('The price slider knows the price of the plan that is paid by the person, and the locale to write it in', () => {
  const expected = { min: 3, max: 60, monthly: 10.8, yearly: 9, htmlLang: 'en-GB', currency: 'GBP' };
  expect(islandProps(table('plans'))).toMatchObject([expected]);
});

test('The price slider takes a currency of the content before the one of the locale', () => {
  expect(islandProps(table('plans', { ...pricing, currency: 'CHF' }))).toMatchObject([{ currency: 'CHF' }]);
});

test.each([
  ['a label', { slider_label: null }],
  ['a sentence', { tooltip: null }],
  ['a range', { slider_max: null }],
  ['a plan paid by the person', { plans: [sunrise, zenith] }],
])('A pricing table without %s for the slider has no slider, and shows the plans as they are', (_name, missing) => {
  const markup = table('plans', { ...pricing, ...missing });
  expect(islandProps(markup)).toEqual([]);
  expect(markup).toContain('Sunrise');
});

const example = '{amount} a month for {count} people';
const noted = { ...daylight, note: example, note_yearly: `${example}, billed yearly` };
const plans = [sunrise, noted, zenith];

test('The price example of a plan is for as many people as the slider begins with, and follows the slider', () => {
  const markup = table('plans', { ...pricing, plans });
  expect(markup).toContain('data-note="yearly">216 a month for 24 people, billed yearly</p>');
  expect(markup).toMatch(/data-note="monthly">259\.2\d* a month for 24 people<\/p>/);
  expect(islandProps(markup)).toMatchObject([{ freePeople: 3, notes: { monthly: example } }]);
});

test('The price example of a plan is for a small team where there is no slider', () => {
  expect(table('compact', { ...pricing, plans, slider_max: null })).toContain('180 a month for 20 people');
});

test('The price example of a short list is for the number of people that the slice names', () => {
  const shown = table('compact', { ...pricing, plans }, { primary: { people: 10 } });
  expect(shown).toContain('90 a month for 10 people, billed yearly');
});

test('A plan’s note without a place for a number stays as it is, and the slider does not change it', () => {
  const free = { ...sunrise, note: 'Up to 3 people', note_yearly: 'Up to 3 people' };
  const markup = table('plans', { ...pricing, plans: [free, noted, zenith] });
  expect(markup).toMatch(/<p class="[^"]*">Up to 3 people<\/p>/);
  expect(markup.match(/data-note/g)).toHaveLength(2);
});

test('The plan picker shows the range of prices in place of the price example', () => {
  expect(table('plan_picker', { ...pricing, plans })).not.toContain('data-note');
});

test('The price slider knows of no free people where each plan costs something', () => {
  expect(islandProps(table('plans', { ...pricing, plans: [noted, zenith] }))).toMatchObject([{ freePeople: 0 }]);
});

test('The plan picker says what the smallest and the largest team pay, by either cycle', () => {
  const markup = table('plan_picker');
  expect(markup).toContain('4–20 people, 36–180 a month');
  expect(markup).toContain('21–60 people, 226.8–648 a month');
});

test('The plan picker has a slider in each answer that has a price by the person, over its own range', () => {
  expect(islandProps(table('plan_picker'))).toMatchObject([
    { min: 4, max: 20 },
    { min: 21, max: 60 },
  ]);
});

test('The plan picker asks in the slider’s words where the slice has no question', () => {
  expect(table('plan_picker')).toMatch(/<legend[^>]*>People who spend/);
  expect(table('plan_picker', pricing, { primary: { question: 'How many?' } })).toMatch(/<legend[^>]*>How many\?/);
});

test('Two pricing tables on a page have billing cycles of their own', () => {
  expect(table('compact', pricing, { index: 1 })).toContain('name="billing-prices-1"');
  expect(table('plans', pricing, { index: 4 })).toContain('name="billing-prices-4"');
});

test('The names of plans are one level below the heading', () => {
  expect(table('compact', pricing, { index: 0 })).toMatch(/<h1.*<h2[^>]*>Sunrise/s);
  expect(table('compact')).toMatch(/<h2.*<h3[^>]*>Sunrise/s);
});

test('The pricing table of a locale without prices prints nothing', () => {
  expect(table('plans', { ...pricing, plans: [] })).toBe('');
});

test('Answers of the plan picker lead on by a primary button, whatever the plan’s own button looks like', () => {
  const cta = { link_type: 'Web', url: 'https://app.helios.example/', text: 'Begin', variant: 'Secondary' } as const;
  const markup = table('plan_picker', { ...pricing, plans: pricing.plans.map((plan) => ({ ...plan, cta })) });
  const links = markup.match(/<a [^>]*>/g) ?? [];
  expect(links.map((link) => link.includes('primary'))).toEqual(links.map(() => true));
  expect(links).toHaveLength(4);
});

test('The plan picker marks the answers whose price is the same in each billing cycle', () => {
  expect(table('plan_picker').match(/onePrice/g)).toHaveLength(2);
});
