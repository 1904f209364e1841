import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findStoredFile } from '../../../../src/content/repository/stored-file.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const document = { id: 'A1', type: 'page', uid: 'pricing', lang: 'de-de' };

test('The file of a document has the name of its UID, or of its type if it has none', () => {
  expect(findStoredFile(document, 'nowhere')).toBe('content/documents/de-de/page/pricing.json');
  expect(findStoredFile({ ...document, type: 'navigation', uid: null }, 'nowhere')).toBe(
    'content/documents/de-de/navigation/navigation.json',
  );
});

test('The file of a document whose UID is no file name is found by the id of the document', () => {
  using folder = temporaryFolder();
  const files = join(folder.path, 'documents/de-de/page');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'home.json'), JSON.stringify({ id: 'A2', data: { link: { id: 'A1' } } }));
  writeFileSync(join(files, 'prices.json'), JSON.stringify({ id: 'A1', uid: '../../etc' }));
  const bad = { ...document, uid: '../../etc' };
  expect(findStoredFile(bad, folder.path)).toBe('content/documents/de-de/page/prices.json');
  expect(findStoredFile({ ...bad, id: 'A3' }, folder.path)).toBeUndefined();
  expect(findStoredFile(bad, join(folder.path, 'missing'))).toBeUndefined();
});
