import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkPreLaunchLinks } from '../../../src/check/pre-launch-links.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

test('A page that leads to a document of a market in pre-launch is reported with the field', () => {
  const snapshot = snapshotOf(
    { type: 'page', uid: 'templates', lang: 'de-de', id: 'de-templates' },
    { type: 'locale_settings', lang: 'de-de', data: { is_pre_launch: true } },
    { type: 'page', uid: 'invoice', data: { parent: { link_type: 'Document', id: 'de-templates' } as never } },
  );
  const { routes, locales } = planRoutes(snapshot, config);
  expect(checkPreLaunchLinks(routes, { snapshot, locales })).toMatchObject([
    { code: 'pre-launch-link', document: { uid: 'invoice', field: 'parent' } },
  ]);
});
