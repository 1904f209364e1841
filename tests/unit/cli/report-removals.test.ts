import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteIdleRedirects } from '../../../src/cli/note-idle-redirects.ts';
import { reportRemovals } from '../../../src/cli/report-removals.ts';
import type { Removal } from '../../../src/export/plan/plan-removals.ts';
import { sampleResult } from '../pipeline/sample-result.ts';

let written = '';

beforeEach(() => {
  written = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const redirect = { from: '/helios/en/old', to: '/helios/en/new', status: 301 } as const;
const removal: Removal = {
  page: {
    pathname: redirect.from,
    document: undefined,
    role: undefined,
    isIndexable: true,
    lastModified: '2026-01-02T03:04:05Z',
    heldFrom: undefined,
  },
  cause: 'uid-changed',
  reason: 'Its UID changed.',
  isRedirected: false,
  movedTo: redirect.to,
  redirect,
};
const lateAdvice = '--write-redirects would have added it. It no longer can';

test('A published site whose redirects were not written says that the option comes too late', () => {
  const report = { removals: [removal], release: '0123', writesRedirects: false };
  reportRemovals({ ...report, isPublished: true });
  expect(written).toContain(
    `To redirect their addresses, add to config/redirects.csv:\n/helios/en/old,/helios/en/new,301\n${lateAdvice}`,
  );
  written = '';
  reportRemovals({ ...report, isPublished: false });
  expect(written).toContain('once no other error blocks publishing, --write-redirects adds it');
  expect(written).not.toContain(lateAdvice);
});

test('An export that is to write redirects and finds none says so', () => {
  const idle = '--write-redirects had nothing to add, to change or to remove.\n';
  noteIdleRedirects(sampleResult, { writeRedirects: true });
  expect(written).toBe(idle);
  written = '';
  noteIdleRedirects(sampleResult, {});
  noteIdleRedirects({ ...sampleResult, published: undefined }, { writeRedirects: true });
  noteIdleRedirects({ ...sampleResult, removals: [removal] }, { writeRedirects: true });
  noteIdleRedirects({ ...sampleResult, movedRedirects: [redirect] }, { writeRedirects: true });
  expect(written).toBe('');
});
