import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openOutbox } from '../../../../src/leads/outbox/open-outbox.ts';
import { openOutboxAt } from '../../../../src/leads/outbox/outbox-place.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { lead } from '../sample-lead.ts';

const id = '0b1d2c3e-0000-4000-8000-000000000001';

/** A work folder with an outbox in it, as earlier versions of Helios had, and the place of the outbox now. */
function earlierOutbox() {
  const folder = temporaryFolder();
  const earlier = join(folder.path, 'work/leads.sqlite');
  const outbox = openOutbox(earlier);
  outbox.add(lead(id, { files: [`${id}.pdf`] }), { now: 1, since: 0 });
  outbox.add(lead('b'), { now: 2, since: 0 });
  mkdirSync(`${earlier}-files`);
  writeFileSync(join(`${earlier}-files`, `${id}.pdf`), '%PDF');
  const place = { file: join(folder.path, 'work-leads/leads.sqlite'), earlier };
  return { place, outbox, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

test('Leads and files of an earlier version move to the new place, and the earlier place is empty then', () => {
  using before = earlierOutbox();
  const { file, earlier } = before.place;
  before.outbox.close();
  const { outbox, notice } = openOutboxAt(before.place);
  expect(outbox.list().map((each) => each.id)).toEqual([id, 'b']);
  outbox.close();
  expect(readFileSync(join(`${file}-files`, `${id}.pdf`), 'utf8')).toBe('%PDF');
  expect(notice).toBe(`2 leads have moved from ${earlier} to ${file}, their files to ${file}-files.`);
  expect(readdirSync(join(earlier, '..'))).toEqual([]);
});

test('A move that was killed after it had copied the leads is completed, and no lead is doubled', () => {
  using before = earlierOutbox();
  const { file, earlier } = before.place;
  before.outbox.close();
  const copied = openOutbox(file);
  copied.add(lead(id), { now: 1, since: 0 });
  copied.claim(3);
  copied.close();
  const { outbox } = openOutboxAt(before.place);
  expect(outbox.list().map((each) => [each.id, each.state])).toEqual([
    [id, 'sending'],
    ['b', 'pending'],
  ]);
  outbox.close();
  expect(existsSync(earlier)).toBe(false);
});

test('Leads stay in the earlier place while another program uses it', () => {
  using before = earlierOutbox();
  const { file, earlier } = before.place;
  const { outbox, notice } = openOutboxAt(before.place);
  expect([outbox.file, existsSync(file), outbox.list().length]).toEqual([earlier, false, 2]);
  expect(notice).toContain(`Another program uses ${earlier}.`);
  outbox.close();
  before.outbox.close();
  const next = openOutboxAt(before.place);
  expect([next.outbox.file, next.outbox.list().length]).toEqual([file, 2]);
  next.outbox.close();
});

test('A file in the earlier place that is no outbox is an error and stays', () => {
  using folder = temporaryFolder();
  const earlier = join(folder.path, 'leads.sqlite');
  writeFileSync(earlier, 'years of work '.repeat(100));
  const place = { file: join(folder.path, 'new/leads.sqlite'), earlier };
  expect(() => openOutboxAt(place)).toThrow(expect.objectContaining({ code: 'outbox-unusable', where: earlier }));
  expect(readFileSync(earlier, 'utf8')).toContain('years of work');
});

test('An outbox of the version before the forms had names is used as it is', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'leads.sqlite');
  openOutbox(file).close();
  const database = new DatabaseSync(file);
  database.exec('ALTER TABLE leads DROP COLUMN form_name');
  database.close();
  const outbox = openOutbox(file);
  outbox.add(lead('a', { formName: 'demo' }), { now: 1, since: 0 });
  expect(outbox.list()).toMatchObject([{ id: 'a', formName: 'demo' }]);
  outbox.close();
});
