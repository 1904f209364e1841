import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkParents, parentCircles } from '../../../src/check/parents.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

const page = (uid: string, parent?: string): Sketch => ({
  type: 'page',
  uid,
  id: uid,
  data: parent === undefined ? {} : { parent: { link_type: 'Document', id: parent, type: 'page' } },
});

function check(...pages: readonly Sketch[]) {
  const snapshot = snapshotOf(...pages);
  const circles = parentCircles(snapshot, config.routes);
  return checkParents({ circles, routes: planRoutes(snapshot, config).routes, rules: config.routes });
}

test('Parents that end, or are missing, are no circle', () => {
  expect(
    check(page('careers'), page('benefits', 'careers'), page('pension', 'benefits'), page('lost', 'gone')),
  ).toEqual([]);
});

test('A page that is its own parent is an error', () => {
  expect(check(page('press', 'press'))).toMatchObject([
    {
      code: 'circular-parent',
      severity: 'error',
      message: 'A page is its own parent: "press" -> "press".',
      document: { id: 'press', uid: 'press', lang: 'en-gb', field: 'parent' },
    },
  ]);
});

test('A circle of parents is told once, with its way; a page that leads into it is not a part of it', () => {
  const findings = check(page('press', 'security'), page('security', 'press'), page('annex', 'press'));
  expect(findings.map(({ message }) => message)).toEqual([
    'The parents of a page lead in a circle: "press" -> "security" -> "press".',
  ]);
  expect(findings[0]?.pathnames).toHaveLength(2);
});
