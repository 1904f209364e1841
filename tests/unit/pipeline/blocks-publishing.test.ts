import { expect, test } from 'vitest';
import { blocksPublishing } from '../../../src/pipeline/blocks-publishing.ts';
import type { Finding } from '../../../src/site/finding.ts';

const warning: Finding = { code: 'missing-meta', severity: 'warning', message: 'No description.' };
const notice: Finding = { code: 'past-event', severity: 'notice', message: 'It is over.' };
const error: Finding = { code: 'broken-link', severity: 'error', message: 'No page.' };

test.each([
  [[], true, false],
  [[warning], false, false],
  [[warning], true, true],
  [[warning, error], false, true],
  [[notice], true, false],
  [[notice, warning], true, true],
])('A finding of severity %j, strict %s, blocks publishing: %s', (findings, strict, expected) => {
  expect(blocksPublishing(findings, { strict })).toBe(expected);
});
