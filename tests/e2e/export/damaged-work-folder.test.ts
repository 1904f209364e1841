import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSeals } from '../../../src/disk/seal.ts';
import { openStore } from '../../../src/export/output/store.ts';
import { seeded } from '../../sites/seeded.ts';
import { type ServedRepository, serveRepository } from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { corrupted } from '../../unit/support/corruption.ts';
import { contentsOf, openWorkplace } from '../support/workplace.ts';

const place = openWorkplace();
let repository: ServedRepository;
const part = ['export', '--json', '--locale', 'en', '--route', '/legal/**', '/helios/en', '--out', place.out];
/** Exports in a new process, which has nothing but the work folder. */
const exportAnew = (env: Readonly<Record<string, string>> = {}) =>
  place.start(part, { env: { ...repository.environment, ...env } }).done;
let before: ReturnType<typeof contentsOf>;

beforeAll(async () => {
  repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  expect(await exportAnew()).toMatchObject({ code: 0 });
  before = contentsOf(place.out);
});

afterAll(async () => {
  place[Symbol.dispose]();
  await repository[Symbol.asyncDispose]();
});

async function expectSameSite(env: Readonly<Record<string, string>> = {}): Promise<void> {
  const run = await exportAnew(env);
  expect(run.code, run.stderr).toBe(0);
  expect(contentsOf(place.out)).toEqual(before);
}

/** All files of the work folder that have bytes to damage. The folder `code` is a link to that of other tests. */
function filesOfWork(): string[] {
  return readdirSync(place.work, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('lock'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).length > 0)
    .sort();
}

test('A work folder with damage in every file gives the same site', async () => {
  const random = seeded(1);
  for (const file of filesOfWork()) writeFileSync(file, corrupted(readFileSync(file), random));
  await expectSameSite();
});

test('A page record with the bytes of another page, compiled code with other styles and a snapshot with other texts are not believed', async () => {
  const pages = new DatabaseSync(join(place.work, 'pages.sqlite'));
  const [one, other] = pages.prepare('SELECT pathname, draft FROM pages ORDER BY pathname').all();
  const sha256 = (draft: unknown) => JSON.parse(String(draft)).page.sha256 as string;
  const changed = String(one?.draft).replaceAll(sha256(one?.draft), sha256(other?.draft));
  pages.prepare('UPDATE pages SET draft = ? WHERE pathname = ?').run(changed, one?.pathname ?? '');
  // The other pages are rendered again, so that they would show the styles and the texts.
  pages.prepare('DELETE FROM pages WHERE pathname <> ?').run(one?.pathname ?? '');
  pages.close();
  for (const file of filesOfWork().filter((each) => basename(each) === 'site.json')) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('color', 'colour'));
  }
  const content = new DatabaseSync(join(place.work, 'content.sqlite'));
  content.exec("UPDATE documents SET json = replace(json, 'Helios', 'Selene')");
  content.close();
  await expectSameSite();
});

describe('Somebody who can write the cache seals forged records, as Helios does', () => {
  const seals = createSeals(undefined);

  /** Gives a page of the cache other bytes. */
  async function forgePage(): Promise<void> {
    const store = openStore(join(place.work, 'store'));
    using database = new DatabaseSync(join(place.work, 'pages.sqlite'));
    const row = database.prepare("SELECT * FROM pages WHERE pathname = '/helios/en'").get();
    const columns = [row?.pathname, row?.key, row?.styles, row?.shell, row?.shared].map(String);
    const draft = JSON.parse(String(row?.draft));
    const html = Buffer.from((await store.get(draft.page.sha256)) ?? []).toString();
    const forged = html.replace('</h1>', ' and a forger</h1>');
    const page = { ...draft.page, sha256: await store.put(forged), bytes: Buffer.byteLength(forged) };
    const json = JSON.stringify({ ...draft, page });
    const version = database.prepare('PRAGMA user_version').get()?.user_version;
    const seal = seals('pages')(String(version), ...columns, json);
    database.prepare('UPDATE pages SET draft = ?, seal = ? WHERE pathname = ?').run(json, seal, columns[0] ?? '');
  }

  function forgeContent(): void {
    const file = join(place.work, 'content.sqlite');
    using database = new DatabaseSync(file);
    database.exec("UPDATE documents SET json = replace(json, 'Helios', 'Selene')");
    database.close();
    writeFileSync(`${file}.seal`, seals('snapshot')(hash('sha256', readFileSync(file))));
  }

  function forgeStyles(): void {
    const site = filesOfWork().find((file) => basename(file) === 'site.json') ?? '';
    writeFileSync(site, readFileSync(site, 'utf8').replaceAll('color', 'colour'));
    const [code, styles] = ['renderer.cjs', 'site.json'].map((name) =>
      hash('sha256', readFileSync(join(dirname(site), name))),
    );
    const seal = seals('compiled')(basename(dirname(site)), code ?? '', styles ?? '');
    writeFileSync(join(dirname(site), 'seal'), seal);
  }

  test('Without HELIOS_CACHE_KEY they are believed, with it they change nothing', async () => {
    await forgePage();
    expect(await exportAnew()).toMatchObject({ code: 0 });
    expect(readFileSync(join(place.out, 'helios/en.html'), 'utf8')).toContain('and a forger</h1>');
    forgeContent();
    forgeStyles();
    const key = 'a key that only this pipeline has'.replaceAll(' ', '-');
    await expectSameSite({ HELIOS_CACHE_KEY: key });
    for (const file of filesOfWork()) expect(readFileSync(file).includes(key), file).toBe(false);
  });

  test('A HELIOS_CACHE_KEY that is too short is refused, and not printed', async () => {
    const run = await place.run(['fetch'], { env: { HELIOS_CACHE_KEY: 'short-secret' } });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('HELIOS_CACHE_KEY must be at least 32 ASCII characters without spaces, got "…".');
    expect(run.stderr).not.toContain('short-secret');
  });
});
