import { expect, test } from 'vitest';
import { documentOf } from '../../support/document-of.ts';
import { routeOf } from '../../support/sample-page.ts';
import { graphOf } from './sample-graph.ts';

test('The home page alone describes the site', () => {
  const typesAt = (path: string) =>
    graphOf(documentOf('page'), { context: { route: routeOf(path) } }).map((node) => node['@type']);
  expect(typesAt('/')).toEqual(['Organization', 'WebSite']);
  expect(typesAt('/pricing')).toEqual(['Organization']);
});
