import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { invoiceLabels } from '../../../../src/islands/invoice-generator/contract.ts';
import { eInvoiceCheck } from '../../../../src/islands/invoice-generator/e-invoice-check.ts';
import { InvoicePaper } from '../../../../src/islands/invoice-generator/InvoicePaper.tsx';
import { invoiceOf } from '../../../../src/islands/invoice-generator/invoice-of.ts';
import { invoicePaper } from '../../../../src/islands/invoice-generator/invoice-paper.ts';
import { chosenLanguage } from '../../../../src/islands/invoice-generator/paper-language.ts';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import type { FormValues } from '../../../../src/runtime/shared/fill-untouched.ts';
import { pdfOf, wordsOfPdf } from '../../support/paper-pdf.ts';
import { formWith, labelsOf } from '../../support/sheet-form.ts';
import { shownTexts } from '../../support/shown-texts.ts';

const labels = {
  ...labelsOf(invoiceLabels),
  ...{ page_text: 'Page {page} of {pages}', tax_label: 'VAT {rate} on {amount}', discount_text: 'Discount {rate}' },
};

function viewOf(values: FormValues, { htmlLang = 'en-GB', lines = 2 } = {}) {
  const props = {
    ...{ labels, requiredError: '', htmlLang, country: 'IE', currency: 'EUR', rate: 23_00 },
    ...{ currencies: [], countries: [] },
  };
  const form = formWith(values, { item: Array.from({ length: lines }, (_, index) => index + 1) });
  const format = createFormat(htmlLang);
  const invoice = invoiceOf(form, props, format);
  const language = chosenLanguage(form, props, format);
  return { props, form, format, invoice, language, eInvoice: eInvoiceCheck(form, invoice, props) };
}

const plain = {
  ...{ company: 'Nordvik Film Ltd', company_address: 'Quay 3\nDublin', company_tax_number: 'IE6433435F' },
  ...{ client: 'Harbour Light', client_address: 'Pier Road 1', number: '17', currency: 'EUR' },
  ...{ date: '2026-03-04', term: '14', iban: 'IE29AIBK93115212345678', notes: 'Thank you.', bank: 'AIB' },
  ...{ 'item-1-description': 'Film', 'item-1-quantity': '1.5', 'item-1-price': '100', 'item-1-rate': '23' },
  ...{ 'item-2-description': 'Book', 'item-2-quantity': '1', 'item-2-price': '10', 'item-2-rate': '0' },
};

test.each<[string, FormValues, { htmlLang?: string; lines?: number }]>([
  ['An invoice', plain, {}],
  ['An invoice with all details', { ...plain, discount: '10', reference: 'RF18 5390', buyer_reference: 'PO 3' }, {}],
  ['An invoice with a discount on one line', { ...plain, 'item-2-discount': '12.5' }, {}],
  ['An invoice with towns', { ...plain, company_city: 'Dublin', client_city: 'Cork', client_postcode: 'T12' }, {}],
  ['An invoice in German', { ...plain, 'item-1-price': '1234,5' }, { htmlLang: 'de-DE' }],
  ['An invoice with a wrong number', { ...plain, 'item-1-price': 'much' }, {}],
  ['A reverse charge', { ...plain, vat_case: 'reverse-charge' }, {}],
  ['An exempt sale on an earlier day', { ...plain, vat_case: 'exempt', delivery_date: '2026-03-02' }, {}],
  ['An invoice of a small business', { ...plain, company_tax_number: '', company_tax_id: '12/345' }, {}],
  ['A credit note', { ...plain, kind: 'credit-note', credited: '16' }, {}],
  ['An invoice without lines', { ...plain, 'item-1-description': '', 'item-1-price': '' }, { lines: 1 }],
])('%s has the same texts as PDF as in its preview, in the same order', async (_, values, options) => {
  const view = viewOf(values, options);
  const words = await wordsOfPdf(invoicePaper(view));
  expect(words).toEqual(shownTexts(renderToStaticMarkup(<InvoicePaper {...view} />)));
});

test('An invoice in the recipient’s language has this language’s texts and formats on its paper and in its PDF', async () => {
  const view = viewOf({ ...plain, 'item-1-price': '1234.5', vat_case: 'reverse-charge', language: 'de' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = view.language.follow();
  using _ = { [Symbol.dispose]: view.language.style.subscribe(({ htmlLang }) => htmlLang === 'de-DE' && resolve()) };
  await promise;
  end();
  const paper = invoicePaper(view);
  expect(paper).toMatchObject({ title: 'Rechnung 17', htmlLang: 'de-DE' });
  const words = await wordsOfPdf(paper);
  expect(words.join(' ')).toMatch(/1\.851,75 .* Steuerschuldnerschaft des Leistungsempfängers\./);
  const markup = renderToStaticMarkup(<InvoicePaper {...view} />);
  expect(markup).toContain('lang="de-DE"');
  expect(words).toEqual(shownTexts(markup));
});

test('The sums of an invoice of 200 lines are on one page, with the last line and below it', async () => {
  const line = (id: number) => ({ [`item-${id}-description`]: `Line ${id}.`, [`item-${id}-price`]: '12.50' });
  const values = Object.assign({}, plain, ...Array.from({ length: 200 }, (_, index) => line(index + 1)));
  const { pages } = await pdfOf(invoicePaper(viewOf(values, { lines: 200 })));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => page.includes('net_label'))).toEqual([
    expect.stringMatching(/Line 200\..*net_label.*total_label/s),
  ]);
  expect(pages.filter((page) => !page.includes('description_label'))).toEqual([]);
});
