import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../sites/project-copy.ts';
import type { CliOptions } from '../support/run-cli.ts';
import { kinds, mainKinds } from '../support/site.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

/** The selection has a main and a secondary market, letters of two subsets, a page of each kind, and images. */
const selection = ['--locale', 'en', 'ee', '--route', ...kinds.map((kind) => kind || '/'), ...mainKinds];
const exportTo = (place: Workplace, args: readonly string[] = [], options: CliOptions = {}) =>
  place.run(['export', '--json', '--out', place.out, ...selection, ...args], options);

/** It begins with the content and the code of the export that all tests share, which were made on a cold machine, too. */
const first = openWorkplace();
let wanted: Record<string, string>;

beforeAll(async () => {
  expect(await exportTo(first, ['--workers', '1'])).toMatchObject({ code: 0 });
  wanted = contentsOf(first.out).files;
});

afterAll(() => first[Symbol.dispose]());

test('An export on a fresh machine in another time zone and language, from a copy of the project, has the same bytes', async () => {
  using place = openWorkplace({ isCold: true });
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' };
  const project = copyProject(join(place.folder, 'some/where else'));
  const run = await exportTo(place, ['--workers', '3'], { project, env, cwd: '/' });
  expect(run).toMatchObject({ code: 0 });
  expect(contentsOf(place.out).files).toEqual(wanted);
});

test('An export of cached and new pages has the same bytes', async () => {
  using place = openWorkplace();
  lendImages(place);
  const part = reportOf(await place.export(['--locale', 'ee', '--route', '/pricing', '/legal', '/legal/gdpr'])).pages
    .total;
  const { pages } = reportOf(await exportTo(place));
  expect(pages).toMatchObject({ reused: part, rendered: pages.total - part });
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

/** Copies the images of the first export, so that this export need not make them again. */
function lendImages({ work }: Workplace): void {
  for (const name of ['images.sqlite', 'store']) cpSync(join(first.work, name), join(work, name), { recursive: true });
}
