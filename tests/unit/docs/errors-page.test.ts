import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorsPage } from '../../../docs/errors-page.ts';
import { rejectionCodes } from '../../../src/leads/rejection.ts';
import { findingCodes } from '../../../src/site/finding.ts';
import { heliosErrorCodes } from '../../../src/site/helios-error.ts';

const written = readFileSync(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8');

test.each([...heliosErrorCodes, ...findingCodes, ...rejectionCodes])(
  'docs/errors.md explains %s under its name',
  (code) => {
    expect(written.split('\n').filter((line) => line === `## ${code}`)).toHaveLength(1);
  },
);

test('An outage has the exit code that asks for another attempt', () => {
  expect(sectionOf('repository-unreachable')).toContain('exit code 75');
  expect(sectionOf('bad-config')).toContain('exit code 2');
});

test('A finding says whether it blocks publishing', () => {
  expect(sectionOf('broken-link')).toContain('**Kind**: finding, error (it blocks publishing, exit code 1)');
  expect(sectionOf('missing-alt')).toContain('**Kind**: finding, warning (it blocks publishing under `--strict` only)');
});

test('A rejection has its HTTP status, and the texts that the visitor reads', () => {
  expect(sectionOf('ORIGIN')).toContain('HTTP status 403\n');
  expect(sectionOf('NON_WORK_EMAIL')).toContain('HTTP status 422; the visitor reads `non_work_email`');
});

function sectionOf(code: string): string {
  const [, section = ''] = errorsPage().split(`## ${code}\n`);
  return section.split('\n## ')[0] ?? '';
}
