import { expect, test } from 'vitest';
import { blocks } from '../../../src/pipeline/blocks-publishing.ts';
import type { Finding } from '../../../src/site/finding.ts';

const warning: Finding = { code: 'missing-meta', severity: 'warning', message: 'No description.' };
const error: Finding = { code: 'broken-link', severity: 'error', message: 'No page.' };

test.each([
  [[], true, false],
  [[warning], false, false],
  [[warning], true, true],
  [[warning, error], false, true],
])('%j under strict %s blocks: %s', (findings, strict, expected) => {
  expect(blocks(findings, { strict })).toBe(expected);
});
