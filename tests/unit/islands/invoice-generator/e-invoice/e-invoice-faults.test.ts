import { expect, test } from 'vitest';
import { invoiceLabels } from '../../../../../src/islands/invoice-generator/contract.ts';
import { eInvoiceFaults } from '../../../../../src/islands/invoice-generator/e-invoice/e-invoice-faults.ts';
import type { ProfileName } from '../../../../../src/islands/invoice-generator/e-invoice/profile.ts';
import { invoiceOf } from '../../../../../src/islands/invoice-generator/invoice-of.ts';
import { createFormat } from '../../../../../src/islands/kit/format.ts';
import type { FormValues } from '../../../../../src/runtime/shared/fill-untouched.ts';
import { formWith, labelsOf } from '../../../support/sheet-form.ts';

const props = {
  ...{ labels: labelsOf(invoiceLabels), requiredError: '', htmlLang: 'en-GB', country: 'GB', currency: 'GBP', rate: 0 },
  ...{ currencies: [], countries: [] },
};

/** What EN 16931 itself needs. */
const plain = {
  ...{ company: 'Nordvik', company_country: 'FR', company_tax_number: 'FR40303265045', client: 'Harbour Light' },
  ...{ client_country: 'FR', number: '17', date: '2026-03-04', term: '14', currency: 'EUR' },
  ...{ 'item-1-description': 'Film', 'item-1-price': '100', 'item-1-rate': '20' },
};

const addresses = {
  ...{ company_address: 'Quai 3', company_postcode: '75001', company_city: 'Paris', client_address: 'Rue 1' },
  ...{ client_postcode: '69001', client_city: 'Lyon', buyer_reference: 'PO 3' },
};

const peppol = { ...plain, ...addresses, company_endpoint: '0002:303265045', client_endpoint: '0002:552100554' };

function faultsOf(values: FormValues, profile: ProfileName = 'en16931') {
  const form = formWith(values, { item: [1] });
  return Object.fromEntries(eInvoiceFaults({ form, invoice: invoiceOf(form, props, createFormat('en-GB')) }, profile));
}

function missingIn(values: FormValues, profile?: ProfileName) {
  return Object.entries(faultsOf(values, profile)).flatMap(([name, { code }]) => (code === 'missing' ? [name] : []));
}

test('A form with all that EN 16931 needs has no faults', () => {
  expect(faultsOf(plain)).toEqual({});
  expect(faultsOf({ ...plain, company_tax_number: '', company_tax_id: '12/345' })).toEqual({});
});

test.each<[string, FormValues, string[]]>([
  ['the seller’s tax number (BR-S-02)', { company_tax_number: '' }, ['company_tax_number']],
  ['both VAT numbers for a reverse charge (BR-AE-02)', { vat_case: 'reverse-charge' }, ['client_tax_number']],
  [
    'both VAT numbers for goods to another member state (BR-IC-02)',
    { vat_case: 'intra-community', company_tax_number: '', company_tax_id: '12/345' },
    ['company_tax_number', 'client_tax_number'],
  ],
  ['the VAT number of an exporter (BR-G-02)', { vat_case: 'export', company_tax_number: '' }, ['company_tax_number']],
  ['a day of payment (BR-CO-25)', { term: '' }, ['term']],
  ['the name of an item (BR-25)', { 'item-1-description': '' }, ['item-1-description']],
  ['the price of an item (BR-26)', { 'item-1-price': '' }, ['item-1-price']],
  ['an item (BR-16)', { 'item-1-description': '', 'item-1-price': '' }, ['item-1-description', 'item-1-price']],
  ['the invoice that a credit note is for', { kind: 'credit-note' }, ['credited']],
])('An electronic invoice needs %s', (_, values, expected) => {
  expect(missingIn({ ...plain, ...values })).toEqual(expected);
});

test('An XRechnung needs addresses, an account, a contact and the authority’s reference (BR-DE-1 to BR-DE-15)', () => {
  expect(missingIn(plain, 'xrechnung')).toEqual([
    ...['company_address', 'company_postcode', 'company_city', 'iban', 'client_address', 'client_postcode'],
    ...['client_city', 'buyer_reference', 'contact', 'phone', 'email', 'client_endpoint'],
  ]);
});

test('A Leitweg-ID in an XRechnung stands for the client’s electronic address, and its check digits must be right', () => {
  const german = { ...plain, ...addresses, iban: 'DE89370400440532013000', contact: 'Ann', phone: '030 901820' };
  const xrechnung = { ...german, email: 'ann@example.com', buyer_reference: '04011000-1234512345-06' };
  expect(faultsOf(xrechnung, 'xrechnung')).toEqual({});
  const mistyped = { ...xrechnung, buyer_reference: '04011000-1234512345-07', client_endpoint: 'mitte@example.com' };
  expect(faultsOf(mistyped, 'xrechnung')).toEqual({ buyer_reference: { code: 'leitweg' } });
  expect(faultsOf({ ...xrechnung, email: 'ann' }, 'xrechnung')).toEqual({ email: { code: 'email' } });
});

test('A Peppol invoice needs both electronic addresses and the client’s reference (R003, R010, R020)', () => {
  expect(faultsOf(peppol, 'peppol')).toEqual({});
  const { company_endpoint: _, client_endpoint: __, buyer_reference: ___, ...rest } = peppol;
  expect(missingIn(rest, 'peppol')).toEqual(['buyer_reference', 'company_endpoint', 'client_endpoint']);
  expect(faultsOf({ ...peppol, client_endpoint: 'ann@example.com' }, 'peppol')).toEqual({
    client_endpoint: { code: 'peppol-id' },
  });
});

test('A Peppol invoice from Germany to Germany needs what an XRechnung needs (DE-R-001 to DE-R-007)', () => {
  const german = { ...peppol, company_country: 'DE', client_country: 'DE' };
  expect(missingIn(german, 'peppol')).toEqual(['iban', 'contact', 'phone', 'email']);
});

test('A Peppol invoice from a country that wants the companies’ register names its number (NL-R-003, DK-R-014)', () => {
  const dutch = {
    ...peppol,
    company_country: 'NL',
    iban: 'NL91ABNA0417164300',
    company_endpoint: '9944:NL004495445B01',
  };
  const fault = { code: 'peppol-scheme', country: 'NL', schemes: ['0106', '0190'] };
  expect(faultsOf(dutch, 'peppol')).toEqual({ company_endpoint: fault });
  expect(faultsOf({ ...dutch, company_endpoint: '0106:12345678' }, 'peppol')).toEqual({});
  // NL-R-005: within the country the client needs it, too.
  expect(faultsOf({ ...dutch, client_country: 'NL' }, 'peppol')).toEqual({
    company_endpoint: fault,
    client_endpoint: fault,
  });
});

test('A Peppol invoice from Greece needs a number that the tool does not have (GR-R-004-1)', () => {
  expect(faultsOf({ ...peppol, company_country: 'GR' }, 'peppol')).toEqual({
    profile: { code: 'peppol-country', country: 'GR' },
  });
});
