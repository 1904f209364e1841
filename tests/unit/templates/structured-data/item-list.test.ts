import { expect, test } from 'vitest';
import { documentOf } from '../../support/document-of.ts';
import { routeOf } from '../../support/sample-page.ts';
import { nodeOf } from './sample-graph.ts';

test('An overview lists the addresses of what it shows, and an empty overview has no list', () => {
  const page = documentOf('page');
  const documents = [documentOf('ebook', {}, { uid: 'vat' })];
  const overview = routeOf('/e-books', { name: '/ebooks' });
  expect(nodeOf('ItemList', page, { context: { documents, route: overview } })?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, url: 'https://www.helios.example/vat' },
  ]);
  expect(nodeOf('ItemList', page, { context: { route: overview } })).toBeUndefined();
  expect(nodeOf('ItemList', page, { context: { documents } })).toBeUndefined();
});
