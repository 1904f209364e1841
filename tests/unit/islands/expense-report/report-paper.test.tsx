import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reportLabels } from '../../../../src/islands/expense-report/contract.ts';
import { ReportPaper } from '../../../../src/islands/expense-report/ReportPaper.tsx';
import { createReceipts } from '../../../../src/islands/expense-report/receipts/receipts.ts';
import { reportOf } from '../../../../src/islands/expense-report/report-of.ts';
import { reportPaper } from '../../../../src/islands/expense-report/report-paper.ts';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import type { FormValues } from '../../../../src/runtime/shared/fill-untouched.ts';
import { pdfOf, wordsOfPdf } from '../../support/paper-pdf.ts';
import { formWith, labelsOf } from '../../support/sheet-form.ts';
import { shownTexts } from '../../support/shown-texts.ts';

function viewOf(values: FormValues, htmlLang = 'en-GB') {
  const props = {
    labels: { ...labelsOf(reportLabels), mileage_total_label: '{distance} at {rate}' },
    ...{ requiredError: '', htmlLang, currency: 'GBP', currencies: [], categories: [], units: [] },
    ...{ categoryColours: {}, perDiem: undefined },
    mileage: { country: 'GB', unit: 'mile', rate: 45_00 },
  } as const;
  const form = formWith(values, { expense: [1, 2], journey: [1], stay: [1] });
  const format = createFormat(htmlLang);
  return { props, form, format, report: reportOf(form, props, format), receipts: createReceipts() };
}

const trip = {
  ...{ name: 'Παπαδόπουλος', team: 'Продажби', purpose: 'Trade fair', unit: 'mile', mileage_rate: '0.45' },
  ...{ 'expense-1-description': 'Hotel', 'expense-1-category': 'Travel', 'expense-1-date': '2026-03-04' },
  ...{ 'expense-1-amount': '236', 'expense-2-description': 'Lunch', 'expense-2-category': 'Meals' },
  ...{ 'expense-2-amount': '12.40', 'journey-1-journey': 'Leeds to York', 'journey-1-distance': '24.1' },
};

test.each<[string, FormValues, string]>([
  ['A report', trip, 'en-GB'],
  ['A report with an advance', { ...trip, advance: '500' }, 'en-GB'],
  ['A report with days away', { ...trip, 'stay-1-place': 'Lille', 'stay-1-days': '2.5', 'stay-1-rate': '25' }, 'en-GB'],
  ['A report in Finnish', { ...trip, mileage_rate: '0,45' }, 'fi-FI'],
  ['A report with a wrong number', { ...trip, 'journey-1-distance': 'far' }, 'en-GB'],
  ['A report without entries', { name: 'Signe', mileage_rate: '0.45' }, 'en-GB'],
])('%s has the same texts as PDF as in its preview, in the same order', async (_, values, htmlLang) => {
  const view = viewOf(values, htmlLang);
  const shown = shownTexts(renderToStaticMarkup(<ReportPaper {...view} />));
  expect(await wordsOfPdf(reportPaper(view))).toEqual(shown);
});

test('A mileage rate that nobody has typed is left open and not zero', () => {
  const sums = (values: FormValues) =>
    JSON.stringify(reportPaper(viewOf(values)).blocks.find(({ type }) => type === 'sums'));
  expect(sums({ ...trip, mileage_rate: '' })).toContain('24.1 miles at …');
  expect(sums({ ...trip, mileage_rate: '0' })).toContain('24.1 miles at £0.00');
});

test('The PDF of a report has photos of receipts on its pages, and other receipts as files inside', async () => {
  const photo = await sharp({ create: { width: 900, height: 1400, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const view = viewOf({ ...trip, 'expense-1-description': 'Hotel', 'expense-2-description': 'Lunch' });
  await view.receipts.attach(1, { name: 'image.jpg', type: 'image/jpeg', data: photo.toString('base64') });
  await view.receipts.attach(2, { name: 'bill 📄.pdf', type: 'application/pdf', data: btoa('%PDF-1.7') });
  const { pages, structure, files } = await pdfOf(reportPaper(view));
  expect(pages).toHaveLength(2);
  expect(structure).toContain('Figure Hotel: 1 image.jpg');
  expect(structure).toContain('P Lunch: 2 bill _.pdf');
  expect(files).toEqual({ '2 bill _.pdf': '%PDF-1.7' });
});

test('A receipt that is no JPEG although it says so is a file inside the PDF', async () => {
  const view = viewOf(trip);
  await view.receipts.attach(1, { name: 'image.jpg', type: 'image/jpeg', data: btoa('\xff\xd8\xff') });
  expect((await pdfOf(reportPaper(view))).files).toEqual({ '1 image.jpg': expect.any(String) });
});
