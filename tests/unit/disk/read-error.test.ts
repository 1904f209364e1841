import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reading } from '../../../src/disk/read-error.ts';
import { HeliosError } from '../../../src/site/helios-error.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

const refusal = (code: string) => () => {
  throw Object.assign(new Error(`${code}: no`), { code });
};

test.each(['EACCES', 'EPERM'])('A file that this user may not read (%s) is named with what to do', (code) => {
  const read = () => reading('/project/content/a.json', refusal(code));
  expect(read).toThrow(HeliosError);
  expect(read).toThrow(
    expect.objectContaining({
      code: 'input-unreadable',
      exitCode: 2,
      message: `Helios can't read /project/content/a.json (${code}).`,
      hint: expect.stringContaining('Let this user read it.'),
    }),
  );
});

test('Another error of a read stays as it is', () => {
  expect(() => reading('/project/content/a.json', refusal('EMFILE'))).toThrow('EMFILE: no');
  expect(reading('/project/content/a.json', () => 'text')).toBe('text');
});

/** Reads as a user for whom permissions hold, since those of the administrator allow everything. */
function readAsOther(path: string, module: string, call: string): unknown {
  const url = new URL(`../../../src/${module}`, import.meta.url);
  const code = `import * as module from '${url}'; try { module.${call} } catch (e) { console.log(JSON.stringify([e.code, e.where])) }`;
  const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code, path], {
    encoding: 'utf8',
    ...other,
  });
  return stdout === '' ? undefined : JSON.parse(stdout);
}

test.each([
  ['disk/list-folder.ts', 'readFolder(process.argv[1])'],
  ['disk/entries-below.ts', "entriesBelow(process.argv[1], { hidden: 'included' })"],
  ['disk/seen-paths.ts', "lookAtEach([process.argv[1] + '/a.json'])"],
  ['content/read-text-file.ts', "readTextFile(process.argv[1] + '/a.txt', 'a.txt')"],
  [
    'disk/file-facts.ts',
    "createFileFacts({ cache: undefined, version: '1' }).of(process.argv[1] + '/a.json', () => 1)",
  ],
])('A folder that this user may not read is named by %s', (module, call) => {
  using folder = temporaryFolder();
  chmodSync(folder.path, 0o755);
  const closed = join(folder.path, 'closed');
  mkdirSync(closed, { mode: 0o000 });
  const found = readAsOther(closed, module, call);
  chmodSync(closed, 0o755);
  expect(found).toEqual(['input-unreadable', expect.stringContaining(closed)]);
});
