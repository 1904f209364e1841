import { expect, test } from 'vitest';
import { documentOf, sliceOf } from '../../support/document-of.ts';
import { routeOf } from '../../support/sample-page.ts';
import { nodeOf } from './sample-graph.ts';

const plans = [
  { name: 'Sunrise', monthly: 0, yearly: 0, unit: 'a month' },
  { name: 'Daylight', monthly: 10.8, yearly: 9, unit: 'per person, per month' },
  { name: 'Trial', monthly: 12 },
  { name: 'Zenith' },
];

test('A plan with a price is an offer at the price that the page shows first, with its unit and its term', () => {
  const priced = documentOf('page', { slices: [sliceOf('pricing_table', 'plans')] });
  const context = { contents: { pricing: { plans } }, route: routeOf('/pricing', { urlCode: 'de' }) };
  const offer = (name: string, price: string, terms: object) => {
    const euros = { price, priceCurrency: 'EUR' };
    const priceSpecification = { '@type': 'UnitPriceSpecification', ...euros, ...terms };
    return { '@type': 'Offer', name, ...euros, priceSpecification };
  };
  expect(nodeOf('SoftwareApplication', priced, { context })?.offers).toEqual([
    offer('Sunrise', '0.00', { unitText: 'a month' }),
    offer('Daylight', '9.00', { unitText: 'per person, per month', billingDuration: 'P1Y' }),
    offer('Trial', '12.00', { billingDuration: 'P1M' }),
  ]);
  expect(nodeOf('SoftwareApplication', documentOf('page'), { context })).toBeUndefined();
});
