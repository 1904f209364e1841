import type { PlaceLeaf as Place } from 'schema-dts';
import { expect, test } from 'vitest';
import { structuredData } from '../../../../src/templates/structured-data/graph.ts';
import { node } from '../../../../src/templates/structured-data/thing.ts';
import { documentOf } from '../../support/document-of.ts';
import { samplePage } from '../../support/sample-page.ts';

test('No text in structured data can end its script element', () => {
  const crumbs = [{ name: 'a', href: '/' }, { name: '</script><b>' }];
  expect(structuredData(samplePage().page, documentOf('page'), { crumbs, logo: '/' })).not.toContain('<');
});

test('A property that its type of schema.org does not have is a type error', () => {
  // @ts-expect-error The type is misspelt.
  node<Place>({ '@type': 'Plaice', name: 'Berlin' });
  // @ts-expect-error The property is misspelt.
  node<Place>({ '@type': 'Place', nmae: 'Berlin' });
  expect(node<Place>({ '@type': 'Place', name: 'Berlin', url: undefined })).toMatchObject({ name: 'Berlin' });
});
