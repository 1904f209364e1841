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
const routes = ['/', '/legal/gdpr', '/legal/dsr'];
const part = ['export', '--json', '--locale', 'en', '--route', ...routes, '--out', place.out];
/** Exports in a new process, which has nothing but the work folder. */
const exportAnew = (env: Readonly<Record<string, string>> = {}) =>
  place.start(part, { env: { ...repository.environment, ...env } }).done;
let before: ReturnType<typeof contentsOf>;

beforeAll(async () => {
  repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  expect(await place.run(part, { env: repository.environment })).toMatchObject({ code: 0 });
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
  // To bundle the islands takes longer than all else. `tests/unit/export/compile/bundle-cache.test.ts` damages bundles.
  const files = filesOfWork().filter((file) => !file.endsWith('bundles/islands.json'));
  for (const file of files) writeFileSync(file, corrupted(readFileSync(file), random));
  await expectSameSite();
});

test('A source map that is damaged alone is made anew before it is published', async () => {
  const map = filesOfWork().find((file) => /boot-[\w-]+\.js\.map$/.test(file)) ?? '';
  const whole = readFileSync(map);
  writeFileSync(map, whole.subarray(0, 100));
  await expectSameSite();
  expect(readFileSync(map)).toEqual(whole);
});

describe('Somebody who can write the cache seals forged records, as Helios does', () => {
  const seals = createSeals(undefined);
  const key = 'a key that only this pipeline has'.replaceAll(' ', '-');

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

  /** Gives another page of the cache the bytes of the forged one, without a new seal, and forgets all further pages. */
  function confusePages(): void {
    using database = new DatabaseSync(join(place.work, 'pages.sqlite'));
    const draftOf = (pathname: string) =>
      String(database.prepare('SELECT draft FROM pages WHERE pathname = ?').get(pathname)?.draft);
    const sha256 = (draft: string) => JSON.parse(draft).page.sha256 as string;
    const [other, forged] = [draftOf('/helios/en/legal/gdpr'), draftOf('/helios/en')];
    const changed = other.replaceAll(sha256(other), sha256(forged));
    database.prepare("UPDATE pages SET draft = ? WHERE pathname = '/helios/en/legal/gdpr'").run(changed);
    database.exec("DELETE FROM pages WHERE pathname NOT IN ('/helios/en', '/helios/en/legal/gdpr')");
  }

  function changeContent(): void {
    using database = new DatabaseSync(join(place.work, 'content.sqlite'));
    database.exec("UPDATE contents SET json = replace(json, 'Helios', 'Selene')");
  }

  function forgeContent(): void {
    changeContent();
    const file = join(place.work, 'content.sqlite');
    writeFileSync(`${file}.seal`, seals('snapshot')(hash('sha256', readFileSync(file))));
  }

  /**
   * Seals bundles and compiled code by the key, as an earlier export with it has left them: so the next one need not make
   * them. `tests/unit/export/_together/damaged-caches.test.ts` forges compiled code.
   */
  function sealCode(): void {
    const keyed = createSeals(key);
    for (const file of filesOfWork().filter((each) => basename(dirname(each)) === 'bundles')) {
      const [, version = '', text = ''] = readFileSync(file, 'utf8').split('\n', 3);
      const own = keyed('bundles')(basename(file, '.json'), version, hash('sha256', text));
      writeFileSync(file, [own, version, text].join('\n'));
    }
    const folder = dirname(filesOfWork().find((file) => basename(file) === 'renderer.cjs') ?? '');
    const parts = ['renderer.cjs', 'templates.cjs', 'site.json'].map((name) => readFileSync(join(folder, name)));
    writeFileSync(
      join(folder, 'seal'),
      keyed('compiled')(basename(folder), ...parts.map((part) => hash('sha256', part))),
    );
    const version = JSON.parse(String(parts.at(-1))).scripts;
    const scripts = join(folder, 'scripts.json');
    const [, text = ''] = readFileSync(scripts, 'utf8').split('\n', 2);
    writeFileSync(scripts, `${keyed('compiled')('scripts', '2', version, hash('sha256', text))}\n${text}`);
  }

  test('Without HELIOS_CACHE_KEY sealed records alone are believed, with it they change nothing', async () => {
    await forgePage();
    confusePages();
    changeContent();
    expect(await exportAnew()).toMatchObject({ code: 0 });
    const { files } = contentsOf(place.out);
    const changed = Object.keys(before.files).filter((name) => files[name] !== before.files[name]);
    expect(changed).toEqual(['helios-release.txt', 'helios/en.html']);
    expect(readFileSync(join(place.out, 'helios/en.html'), 'utf8')).toContain('and a forger</h1>');
    forgeContent();
    sealCode();
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
