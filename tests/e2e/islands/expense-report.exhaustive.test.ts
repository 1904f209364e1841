import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { enterReport, wordsOf } from '../support/expense-report.ts';
import { savedFile } from '../support/tool.ts';

const browser = startBrowser();

test('The expense report of /expense-report-generator-external adds up as well, and is saved', async () => {
  const words = wordsOf('expense-report-generator-external');
  await using visit = await browser.visit('/helios/en/expense-report-generator-external');
  await enterReport(visit.page, words);
  const saved = await savedFile(visit.page, words.csv_label);
  expect(saved.name).toContain('Signe Aasland');
  expect(visit.errors).toEqual([]);
});
