import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadStored, storedText, writeStored } from '../../../src/authoring/stored-files.ts';
import { embeddedFolder } from '../../../src/content/connect.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { stored } from './sample-stored.ts';

test('A written document is read again as it was', () => {
  using folder = temporaryFolder();
  const document = stored('page', 'de-de', 'preise', { data: { title: 'Preise' } });
  writeStored(folder.path, document);
  expect(loadStored(folder.path)).toEqual([document]);
});

test('The text of a file is that of the files that people wrote', () => {
  const file = join(embeddedFolder, 'documents/en-gb/page/pricing.json');
  const text = readFileSync(file, 'utf8');
  expect(storedText(JSON.parse(text))).toBe(text);
});

test('A file that is no document is named', () => {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, 'documents/de-de/page'), { recursive: true });
  writeFileSync(join(folder.path, 'documents/de-de/page/preise.json'), '{');
  expect(() => loadStored(folder.path)).toThrow(
    expect.objectContaining({
      code: 'invalid-content',
      findings: [expect.objectContaining({ file: 'content/documents/de-de/page/preise.json' })],
    }),
  );
});
