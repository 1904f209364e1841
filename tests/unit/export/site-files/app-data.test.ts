import { expect, test } from 'vitest';
import { locales } from '../../../../config/locales.ts';
import { planAppData } from '../../../../src/export/site-files/app-data.ts';
import { snapshotOf } from '../../support/snapshot-of.ts';

test('App data have the split tests of the document in the default locale', () => {
  const experiment = { name: 'proof', paths: '/pricing', buckets: [{ name: 'quote', weight: 3 }] };
  const snapshot = snapshotOf({ type: 'feature_flags', data: { experiments: [experiment] } });
  const { splitTests } = planAppData({ hash: '3f2a', routes: [], locales, snapshot, redirects: {} });
  expect(splitTests).toEqual([{ name: 'proof', paths: '^(?:/pricing)$', buckets: [{ name: 'quote', weight: 3 }] }]);
});
