import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { serveRepository } from '../../sites/served-repository.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { parseReport } from '../support/json-report.ts';
import { expectRefusal, projectFolder } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, reportOf } from '../support/workplace.ts';

const place = openWorkplace();

afterAll(() => place[Symbol.dispose]());

describe('a wrong environment is refused before any work', () => {
  test.each([
    [
      { HELIOS_PRISMIC_REPOSITRY: 'acme' },
      ['HELIOS_PRISMIC_REPOSITRY is no variable', 'Write HELIOS_PRISMIC_REPOSITORY'],
    ],
    [{ HELIOS_CONTENT: 'prismic' }, ['HELIOS_PRISMIC_REPOSITORY must be set', 'HELIOS_CONTENT=prismic']],
  ])('An export refuses a wrong environment before any work: %j', async (env, says) => {
    const run = await place.run(['export', '--json', '--out', place.out], { env });
    expectRefusal(run, { code: 2, error: 'bad-config', says });
    expect(parseReport('error', run).error.where).toMatch(/^HELIOS_\w+$/);
    expect(run.stderr).not.toMatch(/^fetch|abc/m);
  });

  test('A variable in lower case is a mistake, and the right name is shown', async () => {
    const run = await place.run(['routes', '--json'], { env: { helios_content: 'prismic' } });
    const says = ['helios_content is no variable of Helios', 'Write HELIOS_CONTENT.'];
    expectRefusal(run, { code: 2, error: 'bad-config', says });
  });

  test('A glob with a brace that is not closed is refused with the brace', async () => {
    const run = await place.run(['routes', '--json', '--route', '/{pricing']);
    expectRefusal(run, { code: 2, error: 'bad-argument', says: ['It has a { without its partner'] });
  });

  test.each([[{ HELIOS_PRISMIC_ENDPOINT: 'http://127.0.0.1:1/api/v2' }, 'bad-config', 'Node blocks it']])(
    'An address that can never answer is an error of the setting: %j',
    async (env, error, says) => {
      const run = await place.run(['fetch', '--json'], { env: { HELIOS_PRISMIC_REPOSITORY: 'acme', ...env } });
      expectRefusal(run, {
        code: 2,
        error,
        says: [says, `HELIOS_PRISMIC_ENDPOINT is "${env.HELIOS_PRISMIC_ENDPOINT}"`],
      });
    },
  );

  test('An endpoint without a repository is named in the error, with its variable', async () => {
    await using repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
    const endpoint = `${repository.origin}/nothing/v2`;
    const env = { ...repository.environment, HELIOS_PRISMIC_ENDPOINT: endpoint };
    const says = [
      'no repository "helios-test" at this address',
      `HELIOS_PRISMIC_ENDPOINT is "${endpoint}"`,
      'unset it',
    ];
    expectRefusal(await place.run(['fetch', '--json'], { env }), { code: 2, error: 'repository-refused', says });
  });

  test('The command line asks for content from Prismic in vain if no repository is set', async () => {
    const run = await place.run(['fetch', '--json', '--content', 'prismic']);
    expectRefusal(run, { code: 2, error: 'bad-config', says: ['must be set', '--content prismic'] });
  });
});

test.each([
  ['the project', projectFolder, 'That is the project itself.'],
  ['a folder above the project', dirname(projectFolder), 'The project lies inside that folder.'],
  ['the root', '/', 'That is the root of the file system.'],
  ['a file', join(projectFolder, 'README.md'), 'That is a file.'],
  ['a folder that is published', join(projectFolder, 'public/cache'), 'A site is made from the files of'],
  ['a folder of somebody else', undefined, 'It contains diary, and nothing that Helios wrote.'],
])('A work folder in which Helios would mix its files with others is refused: %s', async (_, work, says) => {
  using other = temporaryFolder();
  const folder = work ?? other.path;
  writeFileSync(join(other.path, 'diary'), 'mine');
  for (const command of [
    ['export', '--json', '--out', place.out],
    ['releases', '--json'],
  ]) {
    const run = await place.run(command, { env: { HELIOS_WORK: folder } });
    expectRefusal(run, { code: 2, error: 'bad-config', says: ['HELIOS_WORK', says, 'new or empty folder'] });
  }
  expect(readdirSync(other.path)).toEqual(['diary']);
});

test('A site that was made from one source is not replaced by one from another, unless the command line names it', async () => {
  const part = ['--locale', 'en', '--route', '/404'];
  await using repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  // In another work folder, so that the one of the test keeps the embedded content.
  using elsewhere = openWorkplace();
  const env = { ...repository.environment, HELIOS_WORK: elsewhere.work };
  const real = reportOf(await place.export(part, { env }));
  expect(real).toMatchObject({ status: 'published', source: repository.origin });
  const before = contentsOf(place.out);

  const unset = await place.export(part);
  expectRefusal(unset, {
    code: 2,
    error: 'other-source',
    says: [`was made from ${repository.origin}`, 'replace it by embedded content', '--content embedded'],
  });
  expect(contentsOf(place.out)).toEqual(before);

  const chosen = await place.export([...part, '--content', 'embedded'], { env: repository.environment });
  expect(reportOf(chosen)).toMatchObject({ status: 'published', source: 'embedded content' });
  expect(chosen.stderr).toMatch(/Made: a part of the site, 1 of its [\d\s]+ pages of embedded content/);
  expect(chosen.stderr).not.toContain('embedded sample');

  // Without image files nothing is missing from pages that name the pictures of the CMS.
  const hosted = await place.export(part, { env: { HELIOS_IMAGES: 'imgix' } });
  expect(reportOf(hosted)).toMatchObject({ status: 'published', hasImages: true });
  expect(hosted.stderr).not.toContain('no image files');

  const sample = await place.export(part);
  expect(sample.code).toBe(0);
  expect(sample.stderr).toContain('This is the embedded sample content, because HELIOS_PRISMIC_REPOSITORY is not set.');
  const named = await place.run(['fetch'], { env: { HELIOS_CONTENT: 'embedded' } });
  expect(named.stderr).toContain('embedded content');
  expect(named.stderr).not.toContain('embedded sample');
  expect(manifestOf(place.out)).toMatchObject({ source: 'embedded content' });
});

test('The command helios config prints each setting in force and where it is from, and no secret', async () => {
  const env = {
    HELIOS_ORIGIN: 'https://www.example.com',
    HELIOS_PRISMIC_REPOSITORY: 'acme',
    HELIOS_PRISMIC_TOKEN: 'very-secret',
  };
  const table = await place.run(['config'], { env });
  expect(table.code).toBe(0);
  expect(table.stdout).toMatch(/^setting +value +from\n/);
  expect(table.stdout).toMatch(/^site\.origin +https:\/\/www\.example\.com +environment \(HELIOS_ORIGIN\)$/m);
  expect(table.stdout).toMatch(/^images\.avif\.quality +50 +config\/index\.ts$/m);
  expect(table.stdout).toMatch(/^locales +18: en, at, .* +config\/locales\.ts$/m);
  expect(table.stdout).toMatch(/^pages +\d+: page, legal_page, .* +config\/pages\.ts$/m);
  expect(table.stdout).not.toContain('undefined');
  expect(table.stdout).toMatch(/^HELIOS_CONTENT +prismic +default$/m);
  expect(table.stdout).toMatch(/^HELIOS_PRISMIC_TOKEN +set, hidden +environment$/m);
  expect(table.stdout).toContain(place.work);

  const json = await place.run(['config', '--json'], { env });
  const { settings } = parseReport('config', json);
  expect(settings).toContainEqual({
    name: 'HELIOS_PRISMIC_REPOSITORY',
    value: 'acme',
    from: 'environment',
    variable: 'HELIOS_PRISMIC_REPOSITORY',
  });
  for (const { stdout, stderr } of [table, json]) expect(stdout + stderr).not.toContain('very-secret');
});

function manifestOf(out: string): unknown {
  return JSON.parse(readFileSync(`${out}.helios/helios-manifest.json`, 'utf8'));
}
