import { expect } from 'vitest';
import { hydratedIsland, islandOf } from '../../e2e/support/markup.ts';
import { pricesOf } from '../../e2e/support/prices.ts';
import { readPdf } from '../../unit/support/read-pdf.ts';
import type { Walk } from '../support/walk.ts';
import { savedAttribute } from '../support/watched-copy.ts';

export function toolWalks(walk: Walk): void {
  walk('The VAT calculator adds VAT and takes it out', async (visitor) => {
    const amount = `${islandOf('vat-calculator')} [name="amount"]`;
    const answer = 'main [role="status"], main output';
    await visitor.open('/helios/en/vat-calculator');
    // A visitor who reaches for the tool loads its script.
    await visitor.focus(amount);
    await visitor.see(hydratedIsland('vat-calculator'));
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
    await visitor.see(hydratedIsland('policy-builder'));
    await visitor.enter(`${island} [name="company"]`, 'Nordvik');
    await visitor.click(`${island} section[id$="-get"] button`);
    await expect.poll(() => visitor.attribute('body', savedAttribute)).not.toBeNull();
    const pdf = await readPdf(Buffer.from((await visitor.attribute('body', savedAttribute)) ?? '', 'base64'));
    expect(pdf.title).toContain('Nordvik');
    expect(pdf.pages.join('\n')).toContain('£30');
  });
}
