import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../../src/server/serve.ts';
import { hostFolderOf, siteManifest, sourceMapFolder } from '../../../src/site/release-layout.ts';
import { pick, type ServedRepository, serveRepository, setField } from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { parseReport } from '../support/json-report.ts';
import { expectRefusal, projectFolder } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

/** The releases of one small site, from the oldest to the newest. */
const ids: string[] = [];
/** The numbers of files and bytes that the last export named. */
let figures: readonly number[] = [];
let repository: ServedRepository;
let place: Workplace;

beforeAll(async () => {
  repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  place = openWorkplace({ env: repository.environment });
  ids.push(await exported());
  retitle('Prices of today');
  ids.push(await exported());
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

/** Exports the whole site, and returns the id of its release. */
async function exported(): Promise<string> {
  const run = await place.export();
  expect(run.code, run.stderr).toBe(0);
  return reportOf(run).published?.id ?? '';
}

function retitle(title: string): void {
  repository.publish((documents) => {
    setField(pick(documents, 'en-gb', 'page', 'pricing'), 'meta_title', title);
    return undefined;
  });
}

test('The output is a directory that tar takes, and holds no file that visitors may not read', () => {
  expect(lstatSync(place.out).isDirectory()).toBe(true);
  const names = execFileSync('tar', ['-cf', '-', '-C', place.folder, 'out'], { maxBuffer: 2 ** 28 });
  expect(names.length).toBeGreaterThan(1_000_000);
  const { files } = contentsOf(place.out);
  expect(Object.keys(files).filter((name) => name.startsWith('helios') && !name.startsWith('helios/'))).toEqual([
    'helios-release.txt',
  ]);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['_headers', '_redirects']));
  expect(Object.keys(files).filter((name) => name.endsWith('.map'))).toEqual([]);
  const hostFiles = Object.keys(contentsOf(`${place.out}.helios`).files);
  expect(hostFiles.filter((name) => !name.startsWith(`${sourceMapFolder}/`))).toEqual([
    'helios-host.json',
    'helios-leads.json',
    'helios-manifest.json',
    'helios.nginx.conf',
  ]);
  expect(readFileSync(join(place.out, 'helios-release.txt'), 'utf8')).toBe(`${ids.at(-1)}\n`);
});

test('The command helios export says which files and addresses changed since the release before', async () => {
  retitle('Prices of tomorrow');
  const run = await place.export();
  const { published } = reportOf(run);
  expect(published?.changes).toMatchObject({ against: ids.at(-1), added: [], removed: [] });
  expect(published?.changes?.changed).toEqual(
    expect.arrayContaining(['helios/en/pricing.html', 'helios/page-data/en/pricing/page-data.json']),
  );
  expect(published?.changes?.addresses).toEqual(expect.arrayContaining(['/helios/en/pricing']));
  expect(run.stderr).toMatch(new RegExp(`\\d+ files changed, 0 added, 0 removed since ${ids.at(-1)}`));
  expect(reportOf(run).hasImages).toBe(false);
  expect(run.stderr).toMatch(/no image files, .* is release \w+ without images: /);
  ids.push(published?.id ?? '');
  figures = [reportOf(run).files, reportOf(run).bytes];
});

test('The command helios releases lists every release, newest first, and marks the one that is shown', async () => {
  const run = await place.run(['releases', '--json', '--out', place.out]);
  expect(run.code, run.stderr).toBe(0);
  const { current, releases } = parseReport('releases', run);
  const source = repository.environment.HELIOS_PRISMIC_ENDPOINT?.replace('/api/v2', '');
  expect(current).toBe(ids.at(-1));
  expect(releases.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(releases[0]).toMatchObject({ isCurrent: true, source, publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(releases[1]).toMatchObject({ isCurrent: false, pages: releases[0]?.pages });
  expect([releases[0]?.files, releases[0]?.bytes], 'the figures of the export').toEqual(figures);
  const text = await place.run(['releases', '--out', place.out]);
  expect(text.stdout.split('\n')[0]).toMatch(
    new RegExp(`^\\* +${ids.at(-1)} +\\S+ \\S+ UTC +\\d+ pages .*, no images  ${source}$`),
  );
});

test('The command helios releases says of a whole site whose work folder is lost that nothing else is left of it', async () => {
  const elsewhere = { HELIOS_WORK: join(place.folder, 'lost') };
  const run = await place.run(['releases', '--out', place.out], { env: elsewhere });
  expect(run).toMatchObject({ code: 0, stdout: '' });
  expect(run.stderr).toContain(`shows release ${ids.at(-1)}. The work folder ${elsewhere.HELIOS_WORK} has no release`);
});

test('The command helios rollback goes both ways, byte for byte, and the server sends each release at once', async () => {
  const server = await serveSite({ folder: place.out, port: 0 });
  const { origin } = server;
  const title = async () => /<title>([^<]*)/.exec(await (await fetch(`${origin}/helios/en/pricing`)).text())?.[1];
  const [first = '', second = '', third = ''] = ids;
  const newest = contentsOf(place.out);
  expect(await title()).toContain('Prices of tomorrow');

  const back = parseReport('rollback', await place.run(['rollback', '--json', '--out', place.out]));
  expect(back).toMatchObject({ status: 'published', release: second, from: third, changes: { against: third } });
  expect(await title()).toContain('Prices of today');
  await place.run(['rollback', '--to', first, '--out', place.out]);
  expect(await title()).not.toContain('Prices of');

  const none = await place.run(['rollback', '--json', '--out', place.out]);
  expectRefusal(none, { code: 2, error: 'output-missing', says: [`no release before ${first}`, third, '--to'] });
  const empty = await place.run(['rollback', '--json', '--to', '', '--out', place.out]);
  expectRefusal(empty, { code: 2, error: 'output-missing', says: ['"" is not the id of a release', third] });
  const nothing = join(place.folder, 'nothing');
  const unknown = await place.run(['rollback', '--json', '--out', nothing]);
  expectRefusal(unknown, { code: 2, error: 'output-missing', says: [`There is no release of ${nothing} yet.`] });

  const forward = await place.run(['rollback', '--to', third.slice(0, 10), '--out', place.out]);
  expect(forward.stderr).toContain(`is release ${third} again, it was ${first}`);
  expect(contentsOf(place.out)).toEqual(newest);
  expect(reportOf(await place.export())).toMatchObject({ status: 'unchanged', published: { id: third } });
  await server.close();
});

test('A part never replaces a whole site, is told as a part everywhere, and is no release to roll back to', async () => {
  const whole = contentsOf(place.out);
  const part = ['--locale', 'en', '--route', '/pricing'];
  expectRefusal(await place.export(part), {
    code: 2,
    error: 'output-refused',
    says: ['It is a part of the site', 'out-part'],
  });
  expect(contentsOf(place.out)).toEqual(whole);

  const elsewhere = join(place.folder, 'preview');
  const run = await place.export([...part, '--out', elsewhere]);
  const selection = { locales: ['en'], routes: ['/pricing'] };
  expect(reportOf(run)).toMatchObject({ isPartial: true, selection, pages: { total: 1 } });
  expect(run.stderr).toMatch(/Made: a part of the site, 1 of its [\d\s]+ pages/);
  const manifest = JSON.parse(readFileSync(`${elsewhere}.helios/helios-manifest.json`, 'utf8'));
  expect(manifest).toMatchObject({ isPartial: true, selection });
  await place.export([...part, '/legal', '--out', elsewhere]);
  expectRefusal(await place.run(['rollback', '--json', '--out', elsewhere]), {
    code: 2,
    error: 'output-missing',
    says: ['no parts'],
  });
  const listed = parseReport('releases', await place.run(['releases', '--json', '--out', elsewhere]));
  expect(listed).toMatchObject({ isPartial: true, releases: [] });
});

test('The catalogue and the site never replace each other', async () => {
  const whole = contentsOf(place.out);
  const run = await place.run(['catalogue', '--json', '--out', place.out]);
  expectRefusal(run, { code: 2, error: 'output-refused', says: ['It is the catalogue', 'has the site', '--out'] });
  expect(contentsOf(place.out)).toEqual(whole);

  const catalogue = join(place.folder, 'specimens');
  cpSync(place.out, catalogue, { recursive: true });
  cpSync(hostFolderOf(place.out), hostFolderOf(catalogue), { recursive: true });
  const file = join(hostFolderOf(catalogue), siteManifest);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), isCatalogue: true }));
  const site = await place.export(['--out', catalogue]);
  expectRefusal(site, { code: 2, error: 'output-refused', says: ['has the catalogue', '--out'] });
});

test('A refused place is refused before anything is written', async () => {
  const whole = contentsOf(place.out);
  const inSite = join(place.out, 'w');
  for (const command of ['export', 'releases', 'rollback', 'fetch']) {
    const run = await place.run([command, '--json'], { env: { HELIOS_WORK: inSite }, cwd: place.folder });
    expectRefusal(run, { code: 2, error: 'bad-config', says: ['HELIOS_WORK', `It lies in ${place.out}`] });
  }
  for (const command of ['export', 'catalogue']) {
    const run = await place.run([command, '--json', '--out', join(place.out, 'sub')]);
    expectRefusal(run, { code: 2, error: 'output-refused', says: [`It lies in ${place.out}`, '--out'] });
    const project = await place.run([command, '--json', '--out', join(projectFolder, 'public/x')]);
    expectRefusal(project, { code: 2, error: 'output-refused', says: ['A site is made from the files of', '--out'] });

    const first = join(place.folder, 'first');
    const env = { HELIOS_WORK: join(first, 'w') };
    const around = await place.run([command, '--json', '--out', first], { env });
    expectRefusal(around, { code: 2, error: 'output-refused', says: ['Helios stores its own files', 'HELIOS_WORK'] });
    expect(existsSync(first)).toBe(false);
  }
  expect(contentsOf(place.out)).toEqual(whole);
});

test('A part without --out goes to the folder out-part', async () => {
  const run = await place.run(['export', '--json', '--no-images', '--locale', 'en', '--route', '/pricing'], {
    cwd: place.folder,
  });
  expect(reportOf(run)).toMatchObject({ isPartial: true, out: 'out-part' });
  expect(existsSync(join(place.folder, 'out-part/helios/en/pricing.html'))).toBe(true);
});

test('Files of the operating system never stop an export, and a file of somebody else does, with a way out', async () => {
  for (const name of ['.DS_Store', 'helios/Thumbs.db', 'helios/en/._pricing']) {
    writeFileSync(join(place.out, name), 'system');
  }
  retitle('Prices at last');
  expect(reportOf(await place.export())).toMatchObject({ status: 'published' });
  expect(existsSync(join(place.out, '.DS_Store'))).toBe(false);

  writeFileSync(join(place.out, 'helios/notes.txt'), 'mine');
  const says = ['helios/notes.txt', 'into public/ if the site should have it'];
  expectRefusal(await place.export(), { code: 2, error: 'output-refused', says });
  const rollback = await place.run(['rollback', '--json', '--out', place.out]);
  expectRefusal(rollback, { code: 2, error: 'output-refused', says: [`The site can't go to ${place.out}.`] });
  rmSync(join(place.out, 'helios/notes.txt'));

  writeFileSync(join(place.out, 'robots.txt'), 'User-agent: *');
  const repaired = await place.export();
  expect(repaired.stderr).toMatch(
    /Published again: .* is release \w+ without images, as before; its files were written again\./,
  );
  expect(readFileSync(join(place.out, 'robots.txt'), 'utf8')).toContain('sitemap');

  rmSync(place.out, { recursive: true });
  const again = await place.export();
  expect(again.stderr).toMatch(/Published: .* is release \w+ without images, as it was published before\./);
  expect(reportOf(again).published?.changes).toMatchObject({ changed: [], added: [], removed: [] });
});

test('A site that was copied without the folder beside it is served with a clear error', async () => {
  const copy = join(place.folder, 'copy');
  execFileSync('cp', ['-r', place.out, copy]);
  const served = await place.run(['serve', copy, '--port', '0']);
  expect(served).toMatchObject({ code: 2, stdout: '' });
  expect(served.stderr).toContain(`${copy}.helios, is missing`);
  const checked = await place.run(['check-links', copy, '--json']);
  expectRefusal(checked, { code: 2, error: 'output-missing', says: ['copy them together'] });
});
