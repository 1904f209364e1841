import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { go, moveTo } from '../support/navigation.ts';

const browser = startBrowser();

const jobsShown = (page: Page) => page.locator('main section[data-team]:visible').count();
const filters = (page: Page) => page.locator('main fieldset input[type="radio"]');

test('The filter of jobs is as it was on the way back from a job, and as exported on a new visit of the page', async () => {
  const { page, errors } = await browser.look('/helios/en/careers/jobs');
  const all = await jobsShown(page);
  await filters(page).nth(2).check({ force: true });
  expect([all > 1, await jobsShown(page)]).toEqual([true, 1]);
  const job = page.locator('main section[data-team] a:visible').first();
  await job.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const href = await job.getAttribute('href');
  await moveTo(page, href ?? '');
  await go(page, -1);
  expect(await filters(page).nth(2).isChecked()).toBe(true);
  expect(await jobsShown(page)).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await moveTo(page, '/helios/en/about');
  await moveTo(page, '/helios/en/careers/jobs');
  expect(await jobsShown(page)).toBe(all);
  expect(errors).toEqual([]);
});

test('The billing cycle and the number of people are as they were on the way back to the prices', async () => {
  const { page, errors } = await browser.look('/helios/en/pricing');
  const slider = page.locator('main input[type="range"]:visible').first();
  const said = () => slider.getAttribute('aria-valuetext');
  await slider.scrollIntoViewIfNeeded();
  await page.locator('main input[value="monthly"]').first().check({ force: true });
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  const [people, sentence] = [await slider.inputValue(), await said()];
  await moveTo(page, '/helios/en/about');
  await go(page, -1);
  expect(await page.locator('main input[value="monthly"]').first().isChecked()).toBe(true);
  expect(await slider.inputValue()).toBe(people);
  await slider.scrollIntoViewIfNeeded();
  await expect.poll(said).toBe(sentence);
  expect(errors).toEqual([]);
});
