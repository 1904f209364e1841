import { expect, test } from 'vitest';
import { documentOf } from '../../support/document-of.ts';
import { nodeOf } from './sample-graph.ts';

test('The list of breadcrumbs ends in a step without an address', () => {
  const crumbs = [{ name: 'Helios', href: '/helios/en' }, { name: 'Pricing' }];
  expect(nodeOf('BreadcrumbList', documentOf('page'), { crumbs })?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Helios', item: 'https://www.helios.example/helios/en' },
    { '@type': 'ListItem', position: 2, name: 'Pricing' },
  ]);
});
