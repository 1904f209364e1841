import { expect, test } from 'vitest';
import { linkName } from '../../../src/site/link-name.ts';

test('A link is named by its words, and by the beginning of the text that they are in', () => {
  expect(linkName({ text: 'Prices' })).toBe('The link "Prices"');
  expect(linkName({ text: 'prices', paragraph: 'See our prices …' })).toBe(
    'The link "prices" in the text "See our prices …"',
  );
  expect(linkName({ text: '' })).toBe('A link without a text');
  expect(linkName({ text: '', block: 'Products' })).toBe('A link without a text below "Products"');
});
