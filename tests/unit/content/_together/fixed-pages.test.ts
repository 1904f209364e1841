import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../../../config/pages.ts';
import { embeddedFolder } from '../../../../src/content/connect.ts';

interface Stored {
  readonly type: string;
  readonly lang: string;
  readonly uid: string | null;
  readonly group?: string;
}

const folder = join(embeddedFolder, 'documents');
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file): Stored => JSON.parse(readFileSync(join(folder, file), 'utf8')));

/** The older site of the United States has these pages under UIDs of its own (docs/contract.md, section 2.4). */
const exceptions = ['en-us/page/referral', 'en-us/page/why'];

test('A page that the route table names by its UID has this UID in every market', () => {
  const fixed = new Set(pages.flatMap(({ type, uids = [] }) => uids.map((uid) => `${type}/${uid}`)));
  const groups = new Map(
    documents.flatMap(({ type, uid, group }) => (fixed.has(`${type}/${uid}`) ? [[group, uid] as const] : [])),
  );
  const others = documents.filter(({ group, uid }) => groups.has(group) && groups.get(group) !== uid);
  expect(others.map(({ lang, type, uid }) => `${lang}/${type}/${uid}`).sort()).toEqual(exceptions);
});
