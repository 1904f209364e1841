import { expect, test } from 'vitest';
import { listExperiments } from '../../../src/check/list-experiments.ts';
import { documentOf } from '../support/document-of.ts';

const routes = [
  { name: '/', pathname: '/helios/en', kind: 'page' },
  { name: '/404', pathname: '/helios/en/404', kind: 'not-found' },
  { name: '/integrations/xero', pathname: '/helios/de/integrationen/xero', kind: 'page' },
] as const;

const listed = (...experiments: readonly object[]) =>
  listExperiments([documentOf('feature_flags', { experiments }, { id: 'F' })], routes);

test('An experiment is listed with the pages on which it runs, and its buckets with their shares', () => {
  const buckets = [
    { name: 'a', weight: 1 },
    { name: 'b', weight: 2 },
  ];
  expect(listed({ name: 'hero', paths: '/integrations/*', buckets })).toEqual([
    {
      name: 'hero',
      documentId: 'F',
      paths: ['/integrations/*'],
      pages: ['/helios/de/integrationen/xero'],
      buckets: [
        { name: 'a', weight: 1, percent: 33.3 },
        { name: 'b', weight: 2, percent: 66.7 },
      ],
    },
  ]);
});

test('An experiment without paths runs on all pages but the error pages, and one without weights has no shares', () => {
  expect(listed({ name: 'hero', paths: null, buckets: [{ name: 'a', weight: 0 }] })).toMatchObject([
    { paths: ['/**'], pages: ['/helios/en', '/helios/de/integrationen/xero'], buckets: [{ percent: 0 }] },
  ]);
});

test('An experiment without a name or without buckets is not listed, because it does not run', () => {
  expect(listed({ name: ' ', buckets: [{ name: 'a', weight: 1 }] }, { name: 'hero', buckets: [] })).toEqual([]);
});
