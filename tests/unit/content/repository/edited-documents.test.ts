import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { editedDocuments } from '../../../../src/content/repository/edited-documents.ts';
import { storeLastRead } from '../../../../src/content/repository/last-read.ts';
import { openFiles } from '../../../../src/content/repository/repository-files.ts';
import type { StoredDocument } from '../../../../src/content/repository/stored-document.ts';
import { smallModels } from '../../../sites/small-models.ts';
import { article, documentId, pathOf, smallSettings } from '../../../sites/small-repository.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { plainSeals } from '../../support/seals.ts';

const other = article('other');
const before = article('edited');

/** Writes an edit of a document after both were read, loses the file of the other one, and reads what was edited. */
function readAfter(edit: (write: (document: StoredDocument) => void) => void, ref?: string) {
  using temporary = temporaryFolder();
  const folder = join(temporary.path, 'content');
  const cache = { folder: temporary.path, seal: plainSeals('file-facts') };
  const options = { folder, cache, settings: smallSettings, models: smallModels };
  const write = (document: StoredDocument) => {
    const file = join(folder, 'documents', pathOf(document));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(document));
  };
  mkdirSync(join(folder, 'media'), { recursive: true });
  for (const document of [other, before]) write(document);
  const first = openFiles(options)();
  storeLastRead(first, options);
  edit(write);
  const files = openFiles(options)();
  rmSync(join(folder, 'documents', pathOf(other)));
  const known = { ref: ref ?? first.ref, total: 2, newest: '', has: () => true };
  const document = (id: string) => (id === before.id ? { ...before, alternate_languages: [] } : undefined);
  return editedDocuments(files, { ...known, document }, options);
}

const related = { link_type: 'Document', id: other.id };

test('Of a repository with one edited file no other file is read, and a link knows its target', () => {
  expect(readAfter((write) => write({ ...before, data: { title: 'New', related } }))).toMatchObject([
    { id: before.id, data: { title: 'New', related: { uid: 'other', isBroken: false } } },
  ]);
  expect(readAfter(() => {})).toEqual([]);
});

test.each<[string, StoredDocument]>([
  ['has another tag, which links to it repeat', { ...before, tags: ['new'] }],
  ['has a translation', { ...before, group: 'pair' }],
  ['has a field that its model lacks', { ...before, data: { titel: 'New' } }],
  ['is another document', { ...before, id: documentId('another') }],
])('All files must be read if the edited one %s', (_, edited) => {
  const group = (write: (document: StoredDocument) => void) => {
    if (edited.group !== undefined) write({ ...article('new', { lang: 'de-de' }), group: edited.group });
  };
  const read = readAfter((write) => {
    group(write);
    write(edited);
  });
  expect(read).toBeUndefined();
});

test('All files must be read if the last read was that of other documents than the known ones', () => {
  expect(readAfter((write) => write({ ...before, data: { title: 'New' } }), 'another-ref')).toBeUndefined();
});
