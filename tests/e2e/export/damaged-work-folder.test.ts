import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { corrupted, seeded } from '../../unit/support/corruption.ts';
import { contentsOf, openWorkplace } from '../support/workplace.ts';

const place = openWorkplace();
const part = ['export', '--json', '--locale', 'en', '--route', '/legal/**', '/helios/en', '--out', place.out];
let before: ReturnType<typeof contentsOf>;

beforeAll(async () => {
  expect(await place.run(part)).toMatchObject({ code: 0 });
  before = contentsOf(place.out);
});

afterAll(() => place[Symbol.dispose]());

async function expectSameSite(): Promise<void> {
  const run = await place.run(part);
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

test('A page record with the bytes of another page, and compiled code with other styles, are not believed', async () => {
  const database = new DatabaseSync(join(place.work, 'pages.sqlite'));
  const [one, other] = database.prepare('SELECT pathname, record FROM pages ORDER BY pathname').all();
  const sha256 = (record: unknown) => JSON.parse(String(record)).page.sha256 as string;
  const changed = String(one?.record).replaceAll(sha256(one?.record), sha256(other?.record));
  database.prepare('UPDATE pages SET record = ? WHERE pathname = ?').run(changed, one?.pathname ?? '');
  database.close();
  for (const file of filesOfWork().filter((each) => basename(each) === 'site.json')) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('color', 'colour'));
  }
  await expectSameSite();
});

test('A snapshot with other texts is not believed', async () => {
  const database = new DatabaseSync(join(place.work, 'content.sqlite'));
  database.exec("UPDATE documents SET json = replace(json, 'Helios', 'Selene')");
  database.close();
  rmSync(join(place.work, 'pages.sqlite'));
  await expectSameSite();
});
