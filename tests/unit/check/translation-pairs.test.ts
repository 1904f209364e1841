import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkTranslationPairs } from '../../../src/check/translation-pairs.ts';
import type { Snapshot } from '../../../src/content/content-source.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

test('A translation that names its page back is right; one that does not is reported with both addresses', () => {
  const both = snapshotOf({ type: 'page', uid: 'why' }, { type: 'page', uid: 'why', lang: 'de-de' });
  expect(checkTranslationPairs(planRoutes(both, config).routes, both)).toEqual([]);
  const german = both.heads().find(({ lang }) => lang === 'de-de');
  const oneWay: Snapshot = {
    ...both,
    heads: () => both.heads().map((head) => (head === german ? { ...head, alternates: [] } : head)),
  };
  expect(checkTranslationPairs(planRoutes(oneWay, config).routes, oneWay)).toMatchObject([
    { code: 'one-way-translation', pathnames: ['/helios/en/why', '/helios/de/why'] },
  ]);
});
