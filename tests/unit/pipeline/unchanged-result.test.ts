import { expect, test } from 'vitest';
import { unchangedResult } from '../../../src/pipeline/unchanged-result.ts';
import type { Finding } from '../../../src/site/finding.ts';
import { sampleResult } from './sample-result.ts';

const missing: Finding = { code: 'missing-page', severity: 'warning', message: 'There is no page "pricing".' };
const whole = { isPart: false };

test('After an export that published, the same one renders nothing and compares itself with that release', () => {
  expect(unchangedResult(sampleResult, whole)).toEqual({
    ...sampleResult,
    pages: { total: 3, rendered: 0, reused: 3 },
    images: { total: 2, made: 0, shared: 0 },
    comparedWith: 'release-1',
    published: {
      ...sampleResult.published,
      isUnchanged: true,
      previous: 'release-1',
      changes: { against: 'release-1', changed: [], added: [], removed: [], addresses: [] },
    },
  });
});

test('A part of the site is compared with no release', () => {
  expect(unchangedResult(sampleResult, { isPart: true })?.comparedWith).toBeUndefined();
});

test('Findings about content and links are those of the next export, too', () => {
  const findings: Finding[] = [{ code: 'missing-meta', severity: 'warning', message: 'No title.' }];
  expect(unchangedResult({ ...sampleResult, findings }, whole)?.findings).toEqual(findings);
});

test('The result of the next export is not certain if findings depend on the release before', () => {
  expect(unchangedResult({ ...sampleResult, findings: [missing] }, whole)).toBeUndefined();
});

test('An export that found nothing changed, with its findings, is certain to be repeated', () => {
  const first = unchangedResult(sampleResult, whole);
  const again = first && { ...first, findings: [missing] };
  expect(again && unchangedResult(again, whole)).toEqual(again);
});

test('An export that has redirects to tell of tells of them again', () => {
  const from = { from: '/old', to: '/new', status: 301, place: { file: 'config/redirects.csv' } } as const;
  const unchanged = unchangedResult(sampleResult, whole);
  expect(unchanged && unchangedResult({ ...unchanged, staleRedirects: [from] }, whole)).toBeUndefined();
});

test('An export that was not published has no such result', () => {
  expect(unchangedResult({ ...sampleResult, published: undefined }, whole)).toBeUndefined();
});
