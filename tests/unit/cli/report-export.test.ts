import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EndedExport, reportExport } from '../../../src/cli/report-export.ts';
import type { ExportResult } from '../../../src/pipeline/summarize.ts';
import { sampleResult } from '../pipeline/sample-result.ts';

const written = { stdout: '', stderr: '' };

beforeEach(() => {
  for (const name of ['stdout', 'stderr'] as const) {
    written[name] = '';
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const ended: EndedExport = {
  flags: { out: 'out-part' },
  seconds: 7.84,
  wasThere: false,
  content: { kind: 'prismic' },
};
const part: ExportResult = { ...sampleResult, isPartial: true, sitePages: 1065, hasImages: false };
const blocked: ExportResult = {
  ...part,
  published: undefined,
  candidate: { id: 'candidate-1', site: '/work/candidate/site' },
  findings: [{ code: 'unsafe-uid', severity: 'error', message: 'It has a space.' }],
};

test('A part says what it is, where it is, what has not changed and how the whole site is published', () => {
  reportExport(part, ended);
  expect(written.stdout.split('\n')).toEqual([
    'Made: a part of the site, 3 of its 1 065 pages of embedded content, 1 locale, no image files, 9 files of 1.0 KB, 0 findings, 7.8 s.',
    'It is in out-part. Look at it with helios serve out-part. The published site is as it was; helios export publishes the whole site.',
    '',
  ]);
  expect(process.exitCode).toBe(0);
});

test.each([
  [false, 'out-part was not made'],
  [true, 'out-part is unchanged'],
])('A part that findings block says so, and how to look at it: the folder was there before: %s', (wasThere, says) => {
  reportExport(blocked, { ...ended, wasThere });
  expect(written.stdout.split('\n')).toEqual([
    'Not made: a part of the site, 3 of its 1 065 pages of embedded content, 1 locale, no image files, 9 files of 1.0 KB, 1 error, 7.8 s.',
    `The findings block it: ${says}, and the published site is as it was.`,
    'To look at what was not made: helios serve --candidate',
    '',
  ]);
  expect(process.exitCode).toBe(1);
});

test('With --json the facts about a part are in the report, and the sentences on stderr', () => {
  reportExport(part, { ...ended, flags: { out: 'out-part', json: true } });
  expect(JSON.parse(written.stdout)).toMatchObject({
    status: 'published',
    isPartial: true,
    sitePages: 1065,
    out: 'out-part',
  });
  expect(written.stderr).toContain('It is in out-part.');
});

test('A whole site is published as a release', () => {
  reportExport(sampleResult, { ...ended, flags: { out: 'out' } });
  expect(written.stdout).toBe(
    'Published: 3 pages of embedded content, 1 locale, 2 images, 9 files of 1.0 KB, 0 findings, 7.8 s. out is release release-1.\n',
  );
});
