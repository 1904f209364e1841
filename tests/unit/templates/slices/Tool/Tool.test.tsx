import { expect, test } from 'vitest';
import type { SliceOf } from '../../../../../src/templates/slice-props.ts';
import { Tool } from '../../../../../src/templates/slices/Tool/Tool.tsx';
import { type DataOf, sliceOf } from '../../../support/document-of.ts';
import { islandProps } from '../../../support/markup.ts';
import { routeOf, samplePage } from '../../../support/sample-page.ts';

interface World {
  readonly urlCode?: string;
  readonly pricing?: DataOf<'pricing'>;
}

function render(slice: SliceOf<'tool'>, { urlCode = 'en', pricing }: World = {}): string {
  const contents = pricing ? { pricing } : {};
  return samplePage({ route: routeOf('/tool', { urlCode }), contents }).html(<Tool slice={slice} index={1} />);
}

/** The props of a tool's island. */
function propsOf(slice: SliceOf<'tool'>, world?: World): Record<string, unknown> {
  return islandProps(render(slice, world))[0] ?? {};
}

const invoices = sliceOf('tool', 'invoice_generator');
const vat = sliceOf('tool', 'vat_calculator');

test('A tool without a heading has no empty head', () => {
  expect(render(invoices)).not.toContain('<header');
  const headed = sliceOf('tool', 'invoice_generator', { heading: 'Make an invoice' });
  expect(render(headed)).toMatch(/<h2[^>]*>Make an invoice/);
});

test('A tool gets its labels from content, an empty field as an empty text', () => {
  expect(propsOf(sliceOf('tool', 'vat_calculator', { amount_label: 'Amount' })).labels).toMatchObject({
    amount_label: 'Amount',
    rate_label: '',
  });
});

test('The VAT calculator lists countries in the order of the page’s language, and chooses the page’s own', () => {
  const { countries, country } = propsOf(vat, { urlCode: 'de' });
  expect(country).toBe('DE');
  expect(countries).toHaveLength(32);
  expect(countries).toHaveProperty('0.text', 'Belgien');
});

test('The VAT calculator begins with the first country where the page’s own has no VAT', () => {
  expect(propsOf(vat, { urlCode: 'us' }).country).toBe('AT');
});

test('The VAT calculator says the day of its table', () => {
  expect(render(sliceOf('tool', 'vat_calculator', { table_note: 'As of {date}.' }))).toContain('As of 2026-09-23.');
});

test('The invoice generator begins a line with the country’s standard rate', () => {
  expect(propsOf(invoices).rate).toBe(20_00);
  expect(propsOf(invoices, { urlCode: 'us' }).rate).toBe(0);
});

test('The invoice generator offers the locale’s own currency first', () => {
  expect(propsOf(invoices, { urlCode: 'da' }).currencies).toHaveProperty('0.value', 'DKK');
});

test('The return calculator takes the price and the free people from the price list', () => {
  const plans = [
    { yearly: 0, included_users: 3 },
    { yearly: 9, is_highlighted: true },
  ];
  const slice = sliceOf('tool', 'roi_calculator', { example_hourly: 34.5 });
  const expected = { price: 9_00, freePeople: 3, hourlyCost: 34_50, currency: 'GBP' };
  expect(propsOf(slice, { pricing: { currency: 'GBP', plans } })).toMatchObject(expected);
});

test('The return calculator works without a price list', () => {
  expect(propsOf(sliceOf('tool', 'roi_calculator'))).toMatchObject({ price: 0, freePeople: 0 });
});

test('The expense report and the expense policy measure the ways of cars as the country does', () => {
  expect(propsOf(sliceOf('tool', 'expense_report_generator')).mileage).toMatchObject({ unit: 'mile', rate: 55_00 });
  expect(propsOf(sliceOf('tool', 'expense_policy_builder'), { urlCode: 'de' }).unit).toBe('Kilometer');
});
