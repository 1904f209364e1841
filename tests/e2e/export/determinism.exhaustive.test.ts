import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../sites/project-copy.ts';
import { type ServedRepository, serveRepository } from '../../sites/served-repository.ts';
import type { CliOptions } from '../support/run-cli.ts';
import { kinds } from '../support/site.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

/** Pages of main markets: one of each type but jobs, and those with more than their own slices: lists, tools, forms, files. */
const telling = [
  '/bills-status',
  '/careers/jobs',
  '/customer-cases/kestrel-freight',
  '/customers',
  '/demo',
  '/ebooks',
  '/ebooks/month-end-in-three-days',
  '/integrations',
  '/integrations/xero',
  '/invoice-generator',
  '/lp/spend-in-daylight',
  '/partner-directory',
  '/partner/merrow-pike',
  '/partnership-cases/scaleup-finance',
  '/sub-processors',
  '/templates',
  '/templates/cash-flow',
  '/vat-calculator',
  '/webinars-and-events',
  '/webinars/closing-before-lunch',
];
/** The selection has a main and a secondary market, letters of two subsets, telling pages, and images. */
const selection = ['--locale', 'en', 'ee', '--route', ...kinds.map((kind) => kind || '/'), ...telling];
let repository: ServedRepository;
const exportTo = (place: Workplace, args: readonly string[] = [], { env, ...options }: CliOptions = {}) =>
  place.run(['export', '--json', '--out', place.out, ...selection, ...args], {
    ...options,
    env: { ...repository.environment, ...env },
  });

/** It begins with the code of the export that all tests share, which was compiled on a cold machine, too. */
const first = openWorkplace();
let wanted: Record<string, string>;

beforeAll(async () => {
  // A photograph of its usual size takes longer than all pages.
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0a6' } })
    .jpeg()
    .toBuffer();
  const media = { 'day-with-helios.jpg': picture };
  repository = await serveRepository({ locales: ['en-gb', 'et-ee'], media });
  const part = ['--locale', 'ee', '--route', '/pricing', '/legal', '/legal/gdpr'];
  const cached = reportOf(await first.export(part, { env: repository.environment })).pages.total;
  const { status, pages } = reportOf(await exportTo(first, ['--workers', '1']));
  expect({ status, pages }).toEqual({
    status: 'published',
    pages: { total: pages.total, reused: cached, rendered: pages.total - cached },
  });
  wanted = contentsOf(first.out).files;
});

afterAll(async () => {
  first[Symbol.dispose]();
  await repository[Symbol.asyncDispose]();
});

test('An export on a fresh machine in another time zone and language, from a copy of the project, has the bytes of an export of cached and new pages', async () => {
  using place = openWorkplace({ isCold: true });
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' };
  const project = copyProject(join(place.folder, 'some/where else'));
  const run = await exportTo(place, ['--workers', '2'], { project, env, cwd: '/' });
  expect(run).toMatchObject({ code: 0 });
  expect(contentsOf(place.out).files).toEqual(wanted);
});

test('An export with everything cached has the same bytes and writes nothing', async () => {
  const run = await exportTo(first, ['--workers', '2']);
  expect(reportOf(run)).toMatchObject({ status: 'unchanged', pages: { rendered: 0 }, images: { made: 0 } });
  expect(contentsOf(first.out).files).toEqual(wanted);
});

test('The manifest has the hash and the size of every other file', () => {
  const { files } = JSON.parse(readFileSync(join(`${first.out}.helios`, 'helios-manifest.json'), 'utf8')) as {
    files: { path: string; sha256: string; bytes: number }[];
  };
  const listed = files.filter(({ path }) => path in wanted);
  expect(Object.fromEntries(listed.map(({ path, sha256 }) => [path, sha256]))).toEqual(wanted);
  for (const { path, bytes } of listed) expect(readFileSync(join(first.out, path)), path).toHaveLength(bytes);
});
