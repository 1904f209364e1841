import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRedirects } from '../../../src/pipeline/load-redirects.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

test.each([
  ['a folder', (file: string) => mkdirSync(file), 'got "a folder".', 'Put a file in its place, or remove the folder.'],
  [
    'a text that is not UTF-8',
    (file: string) => writeFileSync(file, Buffer.from('from;to\n/a;/\xef', 'latin1')),
    'got "other bytes in line 2".',
    'Save the file as UTF-8.',
  ],
])('A file of redirects that is %s is a plain error', (_, make, seen, hint) => {
  using place = temporaryFolder();
  mkdirSync(join(place.path, 'config'));
  make(join(place.path, 'config/redirects.csv'));
  expect(() => loadRedirects(place.path, { redirects: [] })).toThrow(
    expect.objectContaining({ code: 'bad-config', message: expect.stringContaining(seen), hint }),
  );
});
