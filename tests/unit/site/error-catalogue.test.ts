import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rejectionCodes } from '../../../src/leads/rejection.ts';
import { rejectionEntries } from '../../../src/leads/rejection-catalogue.ts';
import { type ErrorEntry, errorEntries } from '../../../src/site/error-catalogue.ts';
import { findingCodes } from '../../../src/site/finding.ts';
import { type FindingEntry, findingEntries } from '../../../src/site/finding-catalogue.ts';
import { heliosErrorCodes } from '../../../src/site/helios-error.ts';

const root = join(import.meta.dirname, '../../..');
/** Files that only declare or explain codes. The search for raised codes skips them. */
const declarations = /\/(?:error-catalogue|finding-catalogue|rejection-catalogue|finding|helios-error|rejection)\.ts$/;
const sources = ['src', 'config']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !declarations.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const entries: readonly (readonly [string, ErrorEntry])[] = [errorEntries, findingEntries, rejectionEntries].flatMap(
  (catalogue) => Object.entries<ErrorEntry>(catalogue),
);

const raised = sources.join('\n');

test.each([...heliosErrorCodes, ...findingCodes, ...rejectionCodes])(
  'The error code %s is raised by a source',
  (code) => {
    expect(raised).toContain(`'${code}'`);
  },
);

test('An error code belongs to one catalogue only', () => {
  const codes = entries.map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

describe('an entry', () => {
  test.each(entries)(
    'The catalogue entry %s has a title, a cause and a remedy in whole sentences',
    (_, { title, cause, remedy }) => {
      for (const text of [title, cause, remedy]) expect(text).toMatch(/^[`A-Z].*\.$/s);
      expect(title.length, 'a title fits on one line').toBeLessThanOrEqual(80);
    },
  );
});

test('A finding has a severity that its catalogue entry names', () => {
  const raises = sources.flatMap((source) =>
    Array.from(source.matchAll(/code: '([a-z-]+)',\s*severity: '(error|warning)'/g), ([, code, severity]) => [
      code,
      severity,
    ]),
  );
  const allowed = Object.entries<FindingEntry>(findingEntries).flatMap(([code, { severities }]) =>
    severities.map((severity) => `${code} ${severity}`),
  );
  expect(raises.length).toBeGreaterThan(10);
  for (const raise of raises) expect(allowed).toContain(raise.join(' '));
});
