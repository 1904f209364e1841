import { expect, test } from 'vitest';
import { invoiceLabels } from '../../../../../src/islands/invoice-generator/contract.ts';
import { eInvoiceOf } from '../../../../../src/islands/invoice-generator/e-invoice/e-invoice-of.ts';
import type { ProfileName } from '../../../../../src/islands/invoice-generator/e-invoice/profile.ts';
import { invoiceOf } from '../../../../../src/islands/invoice-generator/invoice-of.ts';
import { chosenLanguage } from '../../../../../src/islands/invoice-generator/paper-language.ts';
import { createFormat } from '../../../../../src/islands/kit/format.ts';
import type { FormValues } from '../../../../../src/runtime/shared/fill-untouched.ts';
import { formWith, labelsOf } from '../../../support/sheet-form.ts';

const props = {
  ...{ labels: labelsOf(invoiceLabels), requiredError: '', htmlLang: 'en-GB', country: 'GB', currency: 'GBP', rate: 0 },
  ...{ currencies: [], countries: [] },
};

const complete = {
  ...{
    company: 'Nordvik',
    company_address: 'Quay 3\n\n Dublin ',
    company_country: 'IE',
    company_tax_number: 'ie 6433435f',
  },
  ...{ client: 'Harbour Light', client_country: 'GB', client_tax_number: '980 7806 84', number: '17' },
  ...{ date: '2026-03-04', term: '14', currency: 'EUR', iban: 'IE29 AIBK 9311 5212 3456 78' },
  ...{ 'item-1-description': 'Film', 'item-1-quantity': '1,5', 'item-1-price': '100', 'item-1-rate': '23' },
  ...{ 'item-2-description': 'Book', 'item-2-quantity': '1', 'item-2-price': '10', 'item-2-rate': '0' },
};

function answerFor(values: FormValues, profile: ProfileName = 'en16931') {
  const form = formWith(values, { item: [1, 2] });
  const format = createFormat('en-GB');
  const language = chosenLanguage(form, props, format);
  return eInvoiceOf({ form, invoice: invoiceOf(form, props, format), props, language }, profile);
}

test('An electronic invoice has the form’s data in the notation of registers and banks', () => {
  const answer = answerFor(complete);
  expect(answer).toMatchObject({
    ok: true,
    invoice: {
      due: '2026-03-18',
      seller: { addressLines: ['Quay 3', 'Dublin'], country: 'IE', vatNumber: 'IE6433435F' },
      buyer: { addressLines: [], vatNumber: 'GB980780684' },
      lines: [
        { description: 'Film', quantity: 1500, price: 100_0000, net: 150_00, rate: 23_00, category: 'S' },
        { category: 'Z', net: 10_00 },
      ],
      groups: [
        { rate: 23_00, lines: 150_00, discount: 0, net: 150_00, tax: 34_50, category: 'S' },
        { rate: 0, net: 10_00, tax: 0, category: 'Z' },
      ],
      total: 194_50,
      iban: 'IE29AIBK93115212345678',
      paymentReference: '17',
    },
  });
});

test('A VAT number without letters gets those of its party’s country, not of the page', () => {
  const seller = { company_country: 'DE', company_tax_number: '136695976' };
  const buyer = { client_country: 'NO', client_tax_number: '988 077 917' };
  expect(answerFor({ ...complete, ...seller, ...buyer })).toMatchObject({
    invoice: { seller: { vatNumber: 'DE136695976' }, buyer: { vatNumber: 'NO988077917MVA' } },
  });
});

test('The VAT number of a party without a country gets the letters of the page’s country', () => {
  const seller = { company_country: '', company_tax_number: '980 7806 84' };
  expect(answerFor({ ...complete, ...seller })).toMatchObject({ invoice: { seller: { vatNumber: 'GB980780684' } } });
});

test('An electronic credit note names the invoice that it is for', () => {
  const note = { ...complete, kind: 'credit-note' };
  expect(answerFor(note)).toEqual({ ok: false, faults: new Map([['credited', { code: 'missing' }]]) });
  expect(answerFor({ ...note, credited: '16' })).toMatchObject({ invoice: { kind: '381', credited: '16' } });
  // What was typed for a credit note is no part of an invoice.
  expect(answerFor({ ...complete, credited: '16' })).toMatchObject({ invoice: { kind: '380', credited: '' } });
});

test('An electronic invoice has a discount for each VAT rate', () => {
  expect(answerFor({ ...complete, discount: '10' })).toMatchObject({
    invoice: {
      ...{ discountRate: 10_00, lineSum: 160_00, discount: 16_00, net: 144_00 },
      groups: [{ discount: 15_00, tax: 31_05 }, { discount: 1_00 }],
    },
  });
});

test('A line of an electronic invoice has its own discount', () => {
  expect(answerFor({ ...complete, 'item-1-discount': '12,5' })).toMatchObject({
    invoice: { lines: [{ gross: 150_00, discountRate: 12_50, discount: 18_75, net: 131_25 }, { discount: 0 }] },
  });
});

test('The lines of a reverse charge have no VAT', () => {
  expect(answerFor({ ...complete, vat_case: 'reverse-charge' })).toMatchObject({
    invoice: { groups: [{ rate: 0, net: 160_00, tax: 0, category: 'AE' }], tax: 0 },
  });
});

test('Goods to another member state have the day of the invoice as that of delivery', () => {
  const supply = { ...complete, vat_case: 'intra-community' };
  expect(answerFor(supply)).toMatchObject({
    invoice: { delivery: '2026-03-04', exemption: 'intra_community_text', groups: [{ category: 'K' }] },
  });
  expect(answerFor({ ...supply, delivery_date: '2026-03-02' })).toMatchObject({ invoice: { delivery: '2026-03-02' } });
});

test('An export and an exempt sale have no VAT, each with its own category and reason', () => {
  expect(answerFor({ ...complete, vat_case: 'export' })).toMatchObject({
    invoice: { tax: 0, delivery: '', exemption: 'export_text', lines: [{ category: 'G' }, { category: 'G' }] },
  });
  expect(answerFor({ ...complete, vat_case: 'exempt' })).toMatchObject({
    invoice: { tax: 0, exemption: 'exempt_text', groups: [{ category: 'E', rate: 0, net: 160_00 }] },
  });
});

test('A small business without a VAT number has its tax number in an electronic invoice', () => {
  const small = { ...complete, company_tax_number: '', company_tax_id: '12/345/67890', vat_case: 'exempt' };
  expect(answerFor(small)).toMatchObject({ invoice: { seller: { vatNumber: '', taxId: '12/345/67890' } } });
  expect(answerFor({ ...small, company_tax_number: 'IE6433435F' })).toMatchObject({
    invoice: { seller: { taxId: '' } },
  });
});

test('A payment reference with right check digits loses its spaces, and words keep theirs', () => {
  const reference = 'RF18 5390 0754 7034';
  expect(answerFor({ ...complete, reference })).toMatchObject({ invoice: { paymentReference: 'RF18539007547034' } });
  expect(answerFor({ ...complete, reference: 'Film, May' })).toMatchObject({
    invoice: { paymentReference: 'Film, May' },
  });
});

const german = {
  ...complete,
  ...{ buyer_reference: '04011000-1234512345-06', email: 'ann@example.com', contact: 'Ann', phone: '030 901820' },
};

test('An XRechnung goes to the authority’s Leitweg-ID, from the email address of the contact', () => {
  expect(answerFor({ ...german, ...address('company'), ...address('client') }, 'xrechnung')).toMatchObject({
    invoice: {
      contact: { name: 'Ann', phone: '030 901820', email: 'ann@example.com' },
      seller: { postcode: '1', city: 'Town', endpoint: { scheme: 'EM', id: 'ann@example.com' } },
      buyer: { endpoint: { scheme: '0204', id: '04011000-1234512345-06' } },
      // BR-DE-TMP-32: an XRechnung should state the day of delivery.
      delivery: '2026-03-04',
    },
  });
});

test('A Norwegian VAT number ends with MVA in an electronic invoice', () => {
  const norwegian = { ...complete, company_tax_number: 'NO 988 077 917' };
  expect(answerFor(norwegian)).toMatchObject({ invoice: { seller: { vatNumber: 'NO988077917MVA' } } });
});

function address(party: string) {
  return { [`${party}_address`]: 'Street', [`${party}_postcode`]: '1', [`${party}_city`]: 'Town' };
}
