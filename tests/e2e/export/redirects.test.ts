import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  copyOf,
  type EditableDocument,
  pick,
  type ServedRepository,
  serveRepository,
} from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { editableProject } from '../support/editable-project.ts';
import { expectRefusal } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

let repository: ServedRepository;
let place: Workplace;
let project = '';

beforeAll(async () => {
  repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  place = openWorkplace({ env: repository.environment });
  project = editableProject();
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

/** Exports three pages with these files of redirects. */
function exportWith(
  files: { readonly lines?: readonly string[]; readonly rows?: readonly string[] },
  ...flags: string[]
) {
  writeFileSync(join(project, 'config/_redirects'), (files.lines ?? []).join('\n'));
  writeFileSync(join(project, 'config/redirects.csv'), ['from,to,status', ...(files.rows ?? [])].join('\n'));
  return place.export(['--locale', 'en', '--route', '/pricing', '/404', '/500', ...flags], { fixedProject: project });
}

/** Publishes one redirect list in English. */
function publishList(...redirects: { from: string; to: string }[]) {
  repository.publish((documents) => [
    ...documents.filter(({ type }) => type !== 'redirect_list'),
    listOf(documents, redirects),
  ]);
}

function listOf(documents: readonly EditableDocument[], redirects: readonly { from: string; to: string }[]) {
  const data = {
    label: 'Moved',
    redirects: redirects.map(({ from, to }) => ({ from, to: { link_type: 'Web', url: to }, is_temporary: false })),
  };
  return copyOf(pick(documents, 'en-gb', 'legal_page', 'gdpr'), 'moved', { type: 'redirect_list', data });
}

test('A wrong line of a file of redirects ends the export before any work, with its number', async () => {
  const run = await exportWith({ lines: ['/a /helios/en/pricing', '/b /c 999'], rows: ['/d'] });
  expectRefusal(run, {
    code: 2,
    error: 'bad-config',
    says: ['config/_redirects:2: status must be one of 301, 302, 308, got "999"', 'config/redirects.csv:2 must be'],
  });
  expect(run.stderr).not.toContain('fetch ');
});

test('A redirect to nowhere, a circle and a contradiction end the export before anything is rendered', async () => {
  publishList({ from: '/b', to: '/a' }, { from: '/old', to: '/prcing' }, { from: '/twice', to: '/pricing' });
  const run = await exportWith({
    lines: ['', '/helios/en/a /helios/en/b', '/helios/en/twice /helios/en/legal'],
    rows: ['/chain,/helios/en/old,302', '/api/*,/helios/en,301'],
  });
  expect(run.code).toBe(1);
  const { findings, status, pages } = reportOf(run);
  expect({ status, pages }).toEqual({ status: 'not-published', pages: { total: 3, rendered: 0, reused: 0 } });
  expect(findings).toMatchObject([
    {
      code: 'redirect-conflict',
      message: expect.stringContaining(
        'by config/_redirects:3, and to /helios/en/pricing (301) by redirect_list "moved"',
      ),
      document: { type: 'redirect_list', field: 'redirects[2].from' },
    },
    { code: 'redirect-conflict', message: expect.stringContaining('hides /api/hubspot-submit-form.') },
    {
      code: 'redirect-circle',
      message: 'Redirects lead in a circle: /helios/en/a -> /helios/en/b -> /helios/en/a.',
      where: 'config/_redirects:2',
      hint: expect.stringContaining('redirects[0].from'),
    },
    { code: 'redirect-chain', severity: 'warning', where: 'config/redirects.csv:2' },
    {
      code: 'broken-redirect',
      message: 'The redirect from /helios/en/old leads to /helios/en/prcing. No page has this address.',
      document: { type: 'redirect_list', uid: 'moved', lang: 'en-gb', field: 'redirects[1].from' },
      hint: 'Did you mean /helios/en/pricing?',
    },
  ]);
  const told = findings.map(({ message }) => run.stderr.indexOf(message));
  expect(Math.min(...told)).toBeGreaterThan(run.stderr.indexOf('plan '));
  expect(run.stderr).not.toMatch(/^render /m);
  expect(run.stderr).toContain(`Not rendered: 3 pages, 5 findings: 4 errors, 1 warning`);
  expect(run.stderr.split('redirect-circle')).toHaveLength(2);
});

test('A changed redirect renders no page and changes the bytes of none', async () => {
  publishList({ from: '/old', to: '/pricing' });
  const rows = Array.from({ length: 200 }, (_, index) => `/helios/en/old-${index},/helios/en/pricing,301`);
  const first = await exportWith({ rows }, '--strict');
  expect(first.code, first.stderr).toBe(0);
  expect(reportOf(first)).toMatchObject({ status: 'published', findings: [] });
  const before = contentsOf(place.out).files;

  const second = await exportWith({ rows: [...rows.slice(1), '/helios/en/old-0,/helios/en/legal,302'] }, '--strict');
  expect(second.code, second.stderr).toBe(0);
  const { status, pages } = reportOf(second);
  expect({ status, pages }).toEqual({ status: 'published', pages: { total: 3, rendered: 0, reused: 3 } });
  const after = contentsOf(place.out).files;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => before[path] !== after[path],
  );
  expect(changed.filter((path) => !/^(?:_redirects|helios-release\.txt)$/.test(path)).sort()).toEqual([
    'helios/page-data/app-data.json',
    expect.stringMatching(/^helios\/page-data\/sq\/d\/\w+\.json$/),
    expect.stringMatching(/^helios\/page-data\/sq\/d\/\w+\.json$/),
  ]);
});

test('Five thousand redirects are published, and more than Cloudflare reads are a warning', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `/old-${index},/helios/en/pricing,301`);
  const run = await exportWith({ rows });
  expect(run.code, run.stderr).toBe(0);
  expect(reportOf(run)).toMatchObject({
    status: 'published',
    pages: { rendered: 0 },
    findings: [{ code: 'over-budget', message: expect.stringContaining('_redirects has 5003 rules without a *') }],
  });
});
