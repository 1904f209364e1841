import { expect, test } from 'vitest';
import { checkSplitTests } from '../../../src/check/split-tests.ts';
import { controlBucket, signUpBuckets, signUpTest } from '../../../src/rules/split-test.ts';
import { localeOf } from '../support/sample-page.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

const sound = [...signUpBuckets, controlBucket].map((name) => ({ name, weight: 1 }));
const routes = ['/', '/about', '/integrations/xero'].map((name) => ({ name, kind: 'page' as const }));

const check = (experiment: object, ...modals: readonly Sketch[]) =>
  checkSplitTests({
    snapshot: snapshotOf({ type: 'feature_flags', id: 'F', data: { experiments: [experiment] } }, ...modals),
    routes,
    locales: [localeOf('en')],
  });

test('The experiment of the sign-up dialog with its three buckets is no finding', () => {
  expect(check({ name: signUpTest, paths: '/**', buckets: sound })).toEqual([]);
});

test('An experiment that no part of the site looks at is a finding at its name', () => {
  expect(check({ name: 'signup-modal', paths: '/**', buckets: sound })).toMatchObject([
    {
      code: 'split-test',
      severity: 'warning',
      message: 'No part of the site looks at the experiment "signup-modal".',
      document: { id: 'F', field: 'experiments[0].name' },
    },
  ]);
});

test('A bucket that shows nothing of its own is a finding, and one without a weight too', () => {
  const buckets = [...sound, { name: 'ratings', weight: null }];
  expect(check({ name: signUpTest, paths: null, buckets }).map(({ document }) => document?.field)).toEqual([
    'experiments[0].buckets[3].name',
    'experiments[0].buckets[3].weight',
  ]);
});

test('A path of an experiment that fits no page is a finding', () => {
  const found = check({ name: signUpTest, paths: '/about, /integrations/*, /nowhere', buckets: sound });
  expect(found).toMatchObject([
    {
      message: `The experiment "${signUpTest}" has the path "/nowhere", which fits no page.`,
      document: { field: 'experiments[0].paths' },
    },
  ]);
});

test('An experiment without any visitors is one finding', () => {
  const buckets = sound.map((bucket) => ({ ...bucket, weight: 0 }));
  expect(check({ name: signUpTest, paths: null, buckets })).toMatchObject([
    {
      message: `No visitor takes part in the experiment "${signUpTest}": no bucket has a weight above 0.`,
      document: { field: 'experiments[0].buckets' },
    },
  ]);
});

test('A bucket to which the sign-up dialog of a locale has nothing to show is a finding at the dialog', () => {
  const modal = { type: 'signup_modal', id: 'M', data: { quote_title: 'A quote', rating_logos: [] } } as const;
  expect(check({ name: signUpTest, paths: null, buckets: sound }, modal)).toMatchObject([
    {
      message: `The sign-up dialog of en-gb has nothing to show to the bucket "rating" of the experiment "${signUpTest}".`,
      document: { id: 'M', field: 'rating_logos' },
    },
  ]);
  const control = sound.filter(({ name }) => name === controlBucket);
  expect(check({ name: signUpTest, paths: null, buckets: control }, modal)).toEqual([]);
});

test('A path of an experiment without a slash at its beginning is a finding', () => {
  expect(check({ name: signUpTest, paths: '/about, pricing', buckets: sound })).toMatchObject([
    {
      message: `The experiment "${signUpTest}" has the path "pricing", which fits no page.`,
      document: { field: 'experiments[0].paths' },
    },
  ]);
});
