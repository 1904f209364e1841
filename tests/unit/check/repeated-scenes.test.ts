import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkRepeatedScenes } from '../../../src/check/repeated-scenes.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { sliceOf } from '../support/document-of.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

const scene: Sketch = { type: 'product_scene', uid: 'card-deck', id: 'S1' };

/** A page that shows the scene in as many slices as `times` says. */
function page(uid: string, { times = 1, noindex = false } = {}): Sketch {
  const field = { link_type: 'Document', id: 'S1', type: 'product_scene', tags: [], lang: 'en-gb' };
  return {
    type: 'page',
    uid,
    data: { noindex, slices: Array(times).fill(sliceOf('hero', 'split', { scene: field })) },
  };
}

function check(...sketches: readonly Sketch[]) {
  const snapshot = snapshotOf(...sketches);
  return checkRepeatedScenes({ ...planRoutes(snapshot, config), snapshot });
}

test('A scene on four pages is no finding, even if one of them shows it twice', () => {
  expect(check(scene, page('about', { times: 2 }), page('contact'), page('demo'), page('features'))).toEqual([]);
});

test('A scene on a fifth page is a warning that lists all its pages', () => {
  expect(check(scene, page('features'), page('about'), page('contact'), page('demo'), page('press'))).toMatchObject([
    {
      code: 'repeated-scene',
      severity: 'warning',
      message: 'The product scene "card-deck" stands on 5 pages of en-gb.',
      document: { id: 'S1', uid: 'card-deck', lang: 'en-gb' },
      pathnames: ['about', 'contact', 'demo', 'features', 'press'].map((uid) => `/helios/en/${uid}`),
    },
  ]);
});

test('A page that search engines do not index does not count', () => {
  const hidden = page('about', { noindex: true });
  expect(check(scene, page('features'), hidden, page('contact'), page('demo'), page('press'))).toEqual([]);
});
