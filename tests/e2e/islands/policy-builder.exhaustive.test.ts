import { expect, test } from 'vitest';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { islandOf } from '../support/markup.ts';
import { enter, field, forget, hydrated, press } from '../support/tool.ts';

const browser = startBrowser();
const path = '/helios/en/expense-policy-builder';
const words = filled(
  sliceIn(contentOf('en-gb', 'page', 'expense-policy-builder'), 'tool', 'expense_policy_builder').primary,
);

test('The policy can begin empty, has its limits again once it is forgotten, and axe finds nothing in either', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'policy-builder');
  await press(page, words.empty_label);
  expect(await field(page, words.meals_label).inputValue()).toBe('');
  expect(await violations(page, { part: islandOf('policy-builder') })).toEqual([]);
  await enter(page, words.meals_label, 'much');
  await press(page, words.pdf_label);
  expect(await violations(page, { part: islandOf('policy-builder') })).toEqual([]);
  await forget(page, words);
  expect(await field(page, words.meals_label).inputValue()).toBe('30');
  expect(visit.errors).toEqual([]);
});
