import { expect, test } from 'vitest';
import { dueDate, invoiceTotals, lineAmounts } from '../../../../src/islands/invoice-generator/invoice.ts';

/** A line with its quantity, price and percentages as decimals. */
function line(quantity: number, price: number, rate: number, discount = 0) {
  return {
    quantity: Math.round(quantity * 1000),
    price: Math.round(price * 10_000),
    discount: Math.round(discount * 100),
    rate: Math.round(rate * 100),
  };
}

function lineAmount(...given: Parameters<typeof line>) {
  return lineAmounts(line(...given)).net;
}

test('An invoice states net, VAT per rate and the sum to pay', () => {
  const totals = invoiceTotals([line(3, 480, 20), line(1, 420, 20), line(2, 37.05, 0)], 0);
  expect(totals).toMatchObject({
    net: 1934_10,
    groups: [
      { rate: 20_00, net: 1860_00, tax: 372_00 },
      { rate: 0, net: 74_10, tax: 0 },
    ],
    tax: 372_00,
    total: 2306_10,
  });
});

test('VAT is rounded once per rate, not once per line', () => {
  // 0.10 × 25 % is half a penny on each of three lines: 0.075 together.
  const totals = invoiceTotals([line(1, 0.1, 25), line(1, 0.1, 25), line(1, 0.1, 25)], 0);
  expect(totals.tax).toBe(8);
});

test('A discount is taken off each rate’s sum and rounded there, before the VAT', () => {
  // 12.5 % of 10.02 is 1.2525, and of 5.05 is 0.63125.
  expect(invoiceTotals([line(1, 10.02, 20), line(1, 5.05, 5)], 12_50)).toEqual({
    lines: 15_07,
    discount: 1_88,
    net: 13_19,
    groups: [
      { rate: 20_00, lines: 10_02, discount: 1_25, net: 8_77, tax: 1_75 },
      { rate: 5_00, lines: 5_05, discount: 63, net: 4_42, tax: 22 },
    ],
    tax: 1_97,
    total: 15_16,
  });
});

test('A discount on a line is rounded there, and a discount on the invoice is taken off what it leaves', () => {
  // 3 × 9.99 is 29.97; 12.5 % of that is 3.74625. 10 % of the 26.22 that are left is 2.622.
  expect(lineAmounts(line(3, 9.99, 20, 12.5))).toEqual({ gross: 29_97, discount: 3_75, net: 26_22 });
  expect(invoiceTotals([line(3, 9.99, 20, 12.5)], 10_00)).toMatchObject({
    ...{ lines: 26_22, discount: 2_62, net: 23_60, tax: 4_72, total: 28_32 },
  });
});

/**
 * No tax authority's examples, but those of the standard's makers: CEN/TC 434 publishes them with the rules of EN 16931, and OpenPeppol with those of BIS Billing 3.0, as far as
 * they have no charges and no negative lines, which the form does not know.
 */
test.each([
  {
    of: 'CEN example 4: three lines at two rates',
    lines: [line(1000, 1, 25), line(100, 5, 25), line(500, 5, 12)],
    expected: { net: 4000_00, tax: 675_00, total: 4675_00 },
  },
  {
    of: 'CEN example 7: nothing is taxed',
    lines: [line(1, 2500, 0), line(1, 700, 0)],
    expected: { net: 3200_00, tax: 0, total: 3200_00 },
  },
  {
    of: 'CEN example 9: one line',
    lines: [line(3, 49, 21)],
    expected: { net: 147_00, tax: 30_87, total: 177_87 },
  },
  {
    of: 'CEN sample-discount-price: a price of four decimals',
    lines: [line(100, 0.1212, 25)],
    expected: { net: 12_12, tax: 3_03, total: 15_15 },
  },
  {
    of: 'CEN example of a split payment, without the payment: 22 per cent',
    lines: [line(20, 62.3, 22)],
    expected: { net: 1246_00, tax: 274_12 },
  },
  {
    of: 'Peppol vat-category-E: an exempt sale',
    lines: [line(10, 120, 0)],
    expected: { net: 1200_00, tax: 0, total: 1200_00 },
  },
])('An invoice has the sums of $of', ({ lines, expected }) => {
  expect(invoiceTotals(lines, 0)).toMatchObject(expected);
});

test('A discount of everything leaves nothing to pay', () => {
  expect(invoiceTotals([line(3, 480, 20)], 100_00)).toMatchObject({ discount: 1440_00, net: 0, tax: 0, total: 0 });
});

test('A line of an invoice is rounded half up', () => {
  expect(lineAmount(1, 0.005, 0)).toBe(1);
  expect(lineAmount(0.125, 0.0399, 0)).toBe(0);
  expect(lineAmount(1000, 0.0149, 0)).toBe(14_90);
});

test('No lines of an invoice, and lines of nothing, add up to nothing', () => {
  expect(invoiceTotals([], 0)).toEqual({ lines: 0, discount: 0, net: 0, groups: [], tax: 0, total: 0 });
  expect(invoiceTotals([line(0, 100, 20)], 0).total).toBe(0);
});

test('A very large line of an invoice is exact', () => {
  expect(lineAmounts({ quantity: 999_999, price: 999_999_999_999, discount: 0 }).net).toBe(9_999_989_999_990);
});

test('The term of an invoice may cross a month, a leap day and a year', () => {
  expect(dueDate('2026-11-21', 14)).toBe('2026-12-05');
  expect(dueDate('2028-02-28', 1)).toBe('2028-02-29');
  expect(dueDate('2026-12-31', 30)).toBe('2027-01-30');
  expect(dueDate('', 14)).toBeUndefined();
  expect(dueDate('2026-02-30', 14)).toBeUndefined();
});
