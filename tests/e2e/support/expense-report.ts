import type { Page } from 'playwright';
import { expect } from 'vitest';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { answer, enterAll, hydrated } from './tool.ts';

/** The words of the report on a page. */
export const wordsOf = (uid: string) =>
  filled(sliceIn(contentOf('en-gb', 'page', uid), 'tool', 'expense_report_generator').primary);

/** Wakes the report of an open page, and enters a receipt, a journey, days and an advance. */
export async function enterReport(page: Page, words: ReturnType<typeof wordsOf>): Promise<void> {
  await hydrated(page, 'expense-report');
  await enterAll(page, {
    [words.name_label]: 'Signe Aasland',
    [words.description_label]: 'Hotel, two nights',
    [words.amount_label]: '236',
    [words.journey_label]: 'Glasgow to Oban and back',
    [words.distance_label]: '196,5',
    [words.days_label]: '2',
    [words.day_rate_label]: '25',
    [words.advance_label]: '150',
  });
  // 236.00 + 196.5 × 0.55 + 2 × 25 - 150
  expect(await answer(page).innerText()).toBe('£244.08');
}
