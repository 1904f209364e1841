import { expect, test } from 'vitest';
import { addVat, removeVat } from '../../../../src/islands/vat-calculator/vat.ts';
import { allRates, vatRates, vatRatesOf } from '../../../../src/islands/vat-calculator/vat-rates.ts';

test('VAT is added to a net price and taken out of a gross one', () => {
  expect(addVat(100_00, 20_00)).toEqual({ net: 100_00, tax: 20_00, gross: 120_00 });
  expect(removeVat(120_00, 20_00)).toEqual({ net: 100_00, tax: 20_00, gross: 120_00 });
  expect(addVat(80_00, 25_50)).toEqual({ net: 80_00, tax: 20_40, gross: 100_40 });
});

test('VAT on a price is that of the British tax authority’s worked examples', () => {
  // HM Revenue & Customs, Calculating VAT for VAT-inclusive and VAT-exclusive prices
  // (http://www.hmrc.gov.uk/vat/forms-rates/rates/calculating.htm): £100 at the standard and at the reduced rate.
  expect(addVat(100_00, 20_00)).toEqual({ net: 100_00, tax: 20_00, gross: 120_00 });
  expect(addVat(100_00, 5_00)).toEqual({ net: 100_00, tax: 5_00, gross: 105_00 });
});

test('VAT in a gross price is the fraction that the British tax authority states for its rate', () => {
  // VAT guide (Notice 700), VAT fraction: one sixth at 20 %, one twenty-first at 5 %. The prices are the test's own.
  expect(removeVat(600_00, 20_00).tax).toBe(600_00 / 6);
  expect(removeVat(630_00, 5_00).tax).toBe(630_00 / 21);
});

test('Half a cent of VAT is rounded up', () => {
  // 0.10 × 25 % = 0.025
  expect(addVat(10, 25_00).tax).toBe(3);
  // 0.30 × 8.1 % = 0.0243
  expect(addVat(30, 8_10).tax).toBe(2);
  // 0.03 × 20 ÷ 120 = 0.005
  expect(removeVat(3, 20_00).tax).toBe(1);
});

test('Net and VAT add up to what was paid, at every rate of every country', () => {
  for (const rate of vatRates.flatMap(allRates)) {
    for (const gross of [0, 1, 99, 100, 12_345, 999_999_999_999]) {
      const { net, tax } = removeVat(gross, rate);
      expect(net + tax).toBe(gross);
      expect(tax).toBeGreaterThanOrEqual(0);
    }
  }
});

test('VAT of 0 % leaves an amount as it is', () => {
  expect(addVat(999_99, 0)).toEqual({ net: 999_99, tax: 0, gross: 999_99 });
  expect(removeVat(999_99, 0)).toEqual({ net: 999_99, tax: 0, gross: 999_99 });
});

test('VAT of the largest amounts is exact', () => {
  expect(addVat(999_999_999_999, 27_00).tax).toBe(270_000_000_000);
  expect(removeVat(999_999_999_999, 25_50).tax).toBe(203_187_250_996);
});

test('The VAT rates are of the 27 member states and five others, each once', () => {
  const countries = vatRates.map(({ country }) => country);
  expect(new Set(countries).size).toBe(32);
  expect(countries.slice(-5)).toEqual(['GB', 'NO', 'IS', 'LI', 'CH']);
  expect(vatRatesOf('FI')?.standard).toBe(25_50);
  expect(vatRatesOf('US')).toBeUndefined();
});

test('A country’s standard rate is its highest and no rate stands twice', () => {
  for (const country of vatRates) {
    const all = allRates(country);
    expect(Math.max(...all)).toBe(country.standard);
    expect(new Set(all).size).toBe(all.length);
  }
});
