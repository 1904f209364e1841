import { expect, test } from 'vitest';
import { ibanFault, printedIban } from '../../../../../src/islands/invoice-generator/payment/iban.ts';
import { ibanLengths } from '../../../../../src/islands/invoice-generator/payment/iban-lengths.ts';

/** The example of each country in SWIFT's IBAN registry, for the site's markets and some long and short IBANs. */
const registered = [
  'AT611904300234573201',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'CH9300762011623852957',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GR1601101250000000012300695',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IT60X0542811101000000123456',
  'LU280019400644750000',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'SE4550000000058398257466',
];

test('The example of each country in SWIFT’s registry is a right IBAN, as typed and as printed', () => {
  expect(registered.filter((iban) => ibanFault(iban))).toEqual([]);
  expect(registered.filter((iban) => ibanFault(printedIban(iban).toLowerCase()))).toEqual([]);
});

test('Any one wrong digit, and any two exchanged neighbours, make an IBAN wrong', () => {
  const iban = 'DE89370400440532013000';
  for (let place = 2; place < iban.length; place += 1) {
    const digit = (Number(iban[place]) + 1) % 10;
    expect(ibanFault(iban.slice(0, place) + digit + iban.slice(place + 1))).toEqual({ code: 'check-digits' });
  }
  expect(ibanFault('DE89370400440532010300')).toEqual({ code: 'check-digits' });
});

test('An IBAN tells how many characters its country wants', () => {
  const expected = { code: 'length', country: 'GB', expected: 22, found: 21 };
  expect(ibanFault('GB29 NWBK 6016 1331 9268 1')).toEqual(expected);
});

test('An account number without a country, and a country without IBANs, are no IBAN', () => {
  expect(ibanFault('60-16-13 31926819')).toEqual({ code: 'country' });
  expect(ibanFault('US64SVBKUS6S3300958879')).toEqual({ code: 'country' });
  expect(ibanFault('DE8937040044053201300ß')?.code).toBe('length');
  expect(ibanFault('DE893704004405320130*0')).toEqual({ code: 'check-digits' });
});

test('An IBAN is printed in groups of four', () => {
  expect(printedIban('be68539007547034')).toBe('BE68 5390 0754 7034');
  expect(printedIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
});

test('The table of IBANs has the countries of the registry', () => {
  expect(ibanLengths.size).toBe(89);
});
