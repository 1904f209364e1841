import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteLeads } from '../../../src/cli/leads-delete.ts';
import { openOutbox } from '../../../src/leads/outbox/open-outbox.ts';
import { filesFolder } from '../../../src/leads/outbox/store-files.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { lead } from '../leads/sample-lead.ts';

const [known, stray, unknown] = ['1', '2', '3'].map((last) => `0b1d2c3e-0000-4000-8000-00000000000${last}`) as [
  string,
  string,
  string,
];

/** An outbox with one lead, and a file of another that has left the outbox. */
function exampleOutbox(folder: string) {
  const outbox = openOutbox(join(folder, 'leads.sqlite'));
  outbox.add(lead(known, { files: [`${known}.pdf`] }), { now: 1, since: 0 });
  const files = filesFolder(outbox.file);
  mkdirSync(files);
  for (const id of [known, stray]) writeFileSync(join(files, `${id}.pdf`), '%PDF');
  return { outbox, files };
}

test.each([
  ['last', [known, stray, unknown]],
  ['first', [unknown, known, stray]],
])('If the %s of the ids is unknown, no lead and no file is deleted', async (_place, ids) => {
  using folder = temporaryFolder();
  const { outbox, files } = exampleOutbox(folder.path);
  await expect(deleteLeads(outbox, { ids, email: undefined })).rejects.toMatchObject({
    code: 'bad-argument',
    message: `There is no lead ${unknown}. Nothing was deleted.`,
  });
  expect(outbox.list()).toMatchObject([{ id: known }]);
  expect(readdirSync(files)).toHaveLength(2);
  outbox.close();
});

test('A deletion tells the leads with the states that they had, and the files', async () => {
  using folder = temporaryFolder();
  const { outbox, files } = exampleOutbox(folder.path);
  outbox.claim(2);
  await expect(deleteLeads(outbox, { ids: [stray, known], email: undefined })).resolves.toEqual({
    deleted: [{ id: known, state: 'sending' }],
    files: [`${known}.pdf`, `${stray}.pdf`],
    mentions: [],
  });
  expect(outbox.list()).toEqual([]);
  expect(readdirSync(files)).toEqual([]);
  outbox.close();
});
