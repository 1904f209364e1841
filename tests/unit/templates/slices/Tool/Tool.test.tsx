import { describe, expect, test } from 'vitest';
import type { SliceOf } from '../../../../../src/templates/slice-props.ts';
import { Tool } from '../../../../../src/templates/slices/Tool/Tool.tsx';
import { routeOf, samplePage } from '../../../support/sample-page.ts';

type Variation = SliceOf<'tool'>['variation'];

/** A tool of which only these fields are filled. */
function render(variation: Variation, primary: object = {}, { urlCode = 'en', contents = {} } = {}): string {
  const slice = {
    id: 'tool',
    slice_type: 'tool',
    variation,
    primary: { theme: 'light', body: [], categories: [], sections: [], ...primary },
  } as unknown as SliceOf<'tool'>;
  const { html } = samplePage({ route: routeOf('/tool', { urlCode }), contents });
  return html(<Tool slice={slice} index={1} />);
}

/** What the island was given. */
function propsIn(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

describe('a tool', () => {
  test('without a heading has no empty head', () => {
    expect(render('invoice_generator')).not.toContain('<header');
    expect(render('invoice_generator', { heading: 'Make an invoice' })).toMatch(/<h2[^>]*>Make an invoice/);
  });

  test('gets its labels from content, an empty field as an empty text', () => {
    expect(propsIn(render('vat_calculator', { amount_label: 'Amount' })).labels).toMatchObject({
      amount_label: 'Amount',
      rate_label: '',
    });
  });
});

describe('the VAT calculator', () => {
  test('lists countries in the order of the page’s language, its own chosen', () => {
    const { countries, country } = propsIn(render('vat_calculator', {}, { urlCode: 'de' }));
    expect(country).toBe('DE');
    expect(countries).toHaveLength(32);
    expect((countries as { text: string }[])[0]?.text).toBe('Belgien');
  });

  test('begins with the first country where the page’s own has no VAT', () => {
    expect(propsIn(render('vat_calculator', {}, { urlCode: 'us' })).country).toBe('AT');
  });

  test('says of which day its table is', () => {
    expect(render('vat_calculator', { table_note: 'As of {date}.' })).toContain('As of 2026-09-23.');
  });
});

describe('the invoice generator', () => {
  test('begins a line with the country’s standard rate', () => {
    expect(propsIn(render('invoice_generator')).rate).toBe(20_00);
    expect(propsIn(render('invoice_generator', {}, { urlCode: 'us' })).rate).toBe(0);
  });

  test('offers the locale’s own currency first', () => {
    const { currencies } = propsIn(render('invoice_generator', {}, { urlCode: 'da' }));
    expect((currencies as { value: string }[])[0]?.value).toBe('DKK');
  });
});

describe('the return calculator', () => {
  test('takes the price and the free people from the price list', () => {
    const pricing = {
      currency: 'GBP',
      plans: [
        { yearly: 0, included_users: 3, is_highlighted: false },
        { yearly: 9, included_users: null, is_highlighted: true },
      ],
    };
    const html = render('roi_calculator', { example_hourly: 34.5 }, { contents: { pricing } });
    expect(propsIn(html)).toMatchObject({ price: 9_00, freePeople: 3, hourlyCost: 34_50, currency: 'GBP' });
  });

  test('works without a price list', () => {
    expect(propsIn(render('roi_calculator'))).toMatchObject({ price: 0, freePeople: 0 });
  });
});

describe('the expense report and the policy', () => {
  test('measure cars as the country does', () => {
    expect(propsIn(render('expense_report_generator')).mileage).toMatchObject({ unit: 'mile', rate: 45_00 });
    expect(propsIn(render('expense_policy_builder', {}, { urlCode: 'de' })).unit).toBe('Kilometer');
  });
});
