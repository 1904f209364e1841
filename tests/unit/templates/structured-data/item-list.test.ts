import { expect, test } from 'vitest';
import { documentOf } from '../../support/document-of.ts';
import { nodeOf } from './sample-graph.ts';

test('An overview lists the addresses of what it shows, and an empty overview has no list', () => {
  const overview = documentOf('page', {}, { uid: 'ebooks' });
  const context = { documents: [documentOf('ebook', {}, { uid: 'vat' })] };
  expect(nodeOf('ItemList', overview, { context })?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, url: 'https://www.helios.example/vat' },
  ]);
  expect(nodeOf('ItemList', overview)).toBeUndefined();
  expect(nodeOf('ItemList', documentOf('page', {}, { uid: 'pricing' }), { context })).toBeUndefined();
});
