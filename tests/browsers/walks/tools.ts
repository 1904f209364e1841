import { expect } from 'vitest';
import { hydratedIsland, islandOf } from '../../e2e/support/markup.ts';
import { pricesOf } from '../../e2e/support/prices.ts';
import { readPdf } from '../../unit/support/read-pdf.ts';
import type { Visitor } from '../support/visitor.ts';
import type { Walk } from '../support/walk.ts';
import { savedAttribute } from '../support/watched-copy.ts';

export function toolWalks(walk: Walk): void {
  walk('The VAT calculator adds VAT and takes it out', async (visitor) => {
    const amount = `${islandOf('vat-calculator')} [name="amount"]`;
    const answer = 'main [role="status"], main output';
    await visitor.open('/helios/en/vat-calculator');
    // A visitor who reaches for the tool loads its script.
    await visitor.focus(amount);
    await visitor.see(`${hydratedIsland('vat-calculator')} form`);
    await visitor.enter(amount, '250');
    await expect.poll(() => visitor.see(answer)).toContain('£300.00');
    await visitor.focus(`${islandOf('vat-calculator')} [name="direction"]:checked`);
    await visitor.press('ArrowRight');
    await expect.poll(() => visitor.see(answer)).toContain('£208.33');
  });

  walk('The price slider says the price for as many people as the keys ask for', async (visitor) => {
    const { start, sentence, most } = pricesOf('en-gb');
    const slider = 'main input[type="range"]';
    await visitor.open('/helios/en/pricing');
    await visitor.focus(slider);
    await visitor.see(hydratedIsland('price-slider'));
    await visitor.press('ArrowRight');
    await expect.poll(() => visitor.attribute(slider, 'aria-valuetext')).toBe(sentence(start + 1));
    await visitor.press('End');
    await expect.poll(() => visitor.see('main output')).toContain(sentence(most));
  });

  walk('The policy builder makes a PDF of the policy that is shown', async (visitor) => {
    const island = islandOf('policy-builder');
    await visitor.open('/helios/en/expense-policy-builder');
    await visitor.focus(`${island} [name="company"]`);
    await visitor.see(`${hydratedIsland('policy-builder')} form`);
    await visitor.enter(`${island} [name="company"]`, 'Nordvik');
    const pdf = await savedBy(visitor, `${island} section[id$="-get"] button`);
    expect(pdf.title).toContain('Nordvik');
    expect(pdf.pages.join('\n')).toContain('£30');
  });

  walk('The invoice goes from its example through its steps, back and forward, to the PDF', async (visitor) => {
    const island = islandOf('invoice-generator');
    const step = (name: string) => visitor.see(`${island} #invoice-${name}`);
    await visitor.open('/helios/en/invoice-generator');
    // The first button fills in the example. The tool wakes at the click, and the click is not lost.
    await visitor.click(`${island} button`);
    await expect.poll(() => visitor.value(`${island} [name="company"]`)).not.toBe('');
    await visitor.click(`${island} a[href="#invoice-recipient"]`);
    // The link moves the focus to the step. Keys that come before would miss the field.
    await expect.poll(() => visitor.hasFocus('#invoice-recipient')).toBe(true);
    await visitor.enter(`${island} [name="client"]`, 'Kestrel');
    await visitor.click(`${island} a[href="#invoice-get"]`);
    await step('get');
    await visitor.tab.back();
    await step('recipient');
    await visitor.tab.reload();
    await visitor.see(`${hydratedIsland('invoice-generator')} form`);
    await step('recipient');
    await expect.poll(() => visitor.value(`${island} [name="client"]`)).toBe('Kestrel');
    await visitor.click(`${island} a[href="#invoice-get"]`);
    const pdf = await savedBy(visitor, `${island} #invoice-get button`);
    expect(pdf.pages.join('\n')).toContain('Kestrel');
    expect(pdf.pages.join('\n')).toContain('£1,674.00');
  });

  walk('The expense report goes from its example to the PDF, and forgets it', async (visitor) => {
    const island = islandOf('expense-report');
    const get = `${island} section[id$="-get"]`;
    await visitor.open('/helios/en/expense-report-generator');
    await visitor.click(`${island} button`);
    await expect.poll(() => visitor.value(`${island} [name="purpose"]`)).not.toBe('');
    await visitor.enter(`${island} [name="name"]`, 'Signe Aasland');
    const pdf = await savedBy(visitor, `${get} button`);
    expect(pdf.title).toContain('Signe Aasland');
    await visitor.click(`${get} button:has(+ dialog)`);
    await visitor.click('dialog[open] button:last-of-type');
    await expect.poll(() => visitor.value(`${island} [name="name"]`)).toBe('');
    await visitor.see(`${get} output`);
  });

  walk('The return calculator goes from a number to the PDF', async (visitor) => {
    const island = islandOf('roi-calculator');
    await visitor.open('/helios/en/expense-report-roi-calculator');
    await visitor.focus(`${island} [name="people"]`);
    await visitor.see(`${hydratedIsland('roi-calculator')} form`);
    await visitor.enter(`${island} [name="people"]`, '24');
    const shown = await visitor.see(`${island} output`);
    const pdf = await savedBy(visitor, `${island} div:has(> section table) ~ div button`);
    expect(pdf.pages.join('\n')).toContain(shown.split('\n').at(-1));
  });
}

/** Presses a button that saves a PDF, and reads the file. */
async function savedBy(visitor: Visitor, button: string): ReturnType<typeof readPdf> {
  await visitor.click(button);
  await expect.poll(() => visitor.attribute('body', savedAttribute)).not.toBeNull();
  return readPdf(Buffer.from((await visitor.attribute('body', savedAttribute)) ?? '', 'base64'));
}
