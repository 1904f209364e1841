import { expect, test } from 'vitest';
import { structuredData } from '../../../../src/templates/structured-data/graph.ts';
import { documentOf } from '../../support/document-of.ts';
import { samplePage } from '../../support/sample-page.ts';

test('No text in structured data can end its script element', () => {
  const crumbs = [{ name: 'a', href: '/' }, { name: '</script><b>' }];
  expect(structuredData(samplePage().page, documentOf('page'), { crumbs, logo: '/' })).not.toContain('<');
});
