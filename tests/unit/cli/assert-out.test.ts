import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assertOut } from '../../../src/cli/assert-out.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

const root = join(folder.path, 'project');
const at = (path: string) => join(root, path);
const check = (out: string, workFolder = at('.helios')) => assertOut(at(out), { root, workFolder });

test.each(['public', 'public/x', 'src/x', 'content/x', 'config/x/y'])(
  'A folder from whose files the site is made is no output: %s',
  (out) => {
    expect(() => check(out)).toThrow(
      expect.objectContaining({
        code: 'output-refused',
        message: expect.stringContaining('A site is made from the files of'),
        where: expect.stringContaining(out),
        hint: expect.stringContaining('--out'),
      }),
    );
  },
);

test.each(['out', 'public-preview', 'build/src', '../public'])('Any other folder may be the output: %s', (out) => {
  expect(() => check(out)).not.toThrow();
});

test('A site has no name of the folder beside a site', () => {
  expect(() => check('site.helios')).toThrow(
    expect.objectContaining({
      code: 'output-refused',
      message: expect.stringContaining('Helios writes a folder of such a name beside a site'),
      hint: expect.stringContaining('does not end in .helios'),
    }),
  );
  expect(() => check('site.helios-2')).not.toThrow();
});

test('A work folder in the output is refused by the name of its variable', () => {
  for (const work of ['out/w', 'out.helios/w']) {
    expect(() => check('out', at(work))).toThrow(
      expect.objectContaining({ code: 'output-refused', hint: expect.stringContaining('HELIOS_WORK') }),
    );
  }
  expect(() => check('.helios/x')).toThrow(
    expect.objectContaining({ hint: expect.not.stringContaining('HELIOS_WORK') }),
  );
});

test('An output below a file is an error of the file system', () => {
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  expect(() => assertOut(join(file, 'a/out'), { root, workFolder: at('.helios') })).toThrow(
    expect.objectContaining({ code: 'output-unwritable' }),
  );
});
