import { expect, test } from 'vitest';
import { industriesOf, latestCases } from '../../../../src/templates/cases/cases.ts';
import { caseOf, newer, older, undated } from '../../support/cases.ts';
import { samplePage } from '../../support/sample-page.ts';

test('Cases are in the order of their dates, newest first, and undated cases last', () => {
  const { page } = samplePage({ documents: [older, undated, newer] });
  expect(latestCases(page).map(({ document }) => document.uid)).toEqual(['newer', 'older', 'undated']);
});

test('The industries of cases are counted, the most frequent first', () => {
  const { page } = samplePage({ documents: [older, undated, newer, caseOf('none')] });
  expect(industriesOf(latestCases(page), 'en')).toEqual([
    { label: 'Retail', count: 2 },
    { label: 'Transport', count: 1 },
  ]);
});
