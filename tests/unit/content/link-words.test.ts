import { expect, test } from 'vitest';
import { linkWords } from '../../../src/content/link-words.ts';
import { createProvenance } from '../../../src/content/provenance.ts';

const link = { link_type: 'Web', url: 'https://a.example' };

/** The words of the link in a document's data. */
function wordsIn(data: object) {
  const provenance = createProvenance();
  provenance.locate({ id: 'X1', type: 'page', uid: 'home', lang: 'de-de', data });
  return provenance.linkWords(link);
}

function richText(text: string, start: number, end: number): object {
  return { type: 'paragraph', text, spans: [{ type: 'hyperlink', start, end, data: link }] };
}

test('A link with a text of its own is known by it', () => {
  expect(linkWords({ ...link, text: ' Prices ' }, [{ label: 'Menu' }])).toEqual({ text: 'Prices' });
});

test('A link in rich text is known by its words and the beginning of their paragraph', () => {
  const data = { body: [richText('A', 0, 0), richText('See the prices of our cards.', 8, 14)] };
  Object.assign(data.body[0] ?? {}, { spans: [] });
  expect(wordsIn(data)).toEqual({ text: 'prices', paragraph: 'See the prices of our cards.' });
  const long = `${'Words '.repeat(30)}prices`;
  expect(wordsIn({ body: [richText(long, 180, 186)] })).toEqual({
    text: 'prices',
    paragraph: `${'Words '.repeat(10)}…`,
  });
  expect(wordsIn({ body: [richText('x'.repeat(100), 1, 2)] }).paragraph).toBe(`${'x'.repeat(60)} …`);
});

test('A link that is the whole of its paragraph does not repeat it', () => {
  expect(wordsIn({ body: [richText('All prices', 0, 10)] })).toEqual({ text: 'All prices' });
});

test('A link without a text is known by the label beside it, such as that of a menu', () => {
  expect(wordsIn({ menus: [{ label: 'Products', link }] })).toEqual({ text: 'Products' });
  expect(wordsIn({ items: [{ logo: {}, name: 'Kestrel', label: null, link }] })).toEqual({ text: 'Kestrel' });
  expect(wordsIn({ items: [{ link }] })).toEqual({ text: '' });
});

test('A link without words in a nested menu is known by the label of the menu around it', () => {
  const menu = { label: 'Products', links: [{ link, description: 'Cards' }] };
  expect(wordsIn({ title: 'Header', menus: [menu] })).toEqual({ text: '', block: 'Products' });
  expect(wordsIn({ title: 'Header', menus: [{ links: [{ link }] }] })).toEqual({ text: '' });
});
