import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Output, openOutput } from '../../../../src/export/output/open-output.ts';
import { openStore, type Store } from '../../../../src/export/output/store.ts';
import { about, smallSitePaths, stageTexts, textFiles } from './small-site.ts';

let folder: string;
let store: Store;
const opened: Output[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'helios-write-')));
  store = openStore(join(folder, '.helios/store'));
});
afterEach(() => {
  for (const output of opened.splice(0)) output.close();
  rmSync(folder, { recursive: true });
});

async function open(options: { out?: string; isPlain?: boolean } = {}): Promise<Output> {
  for (const output of opened.splice(0)) output.close();
  const output = await openOutput({
    out: 'out',
    ...options,
    workFolder: join(folder, '.helios'),
    projectFolder: folder,
    store,
  });
  opened.push(output);
  return output;
}

async function publish(output: Output, text: string) {
  return (await stageTexts(output, store, text)).publish(about);
}

/** What `out` says: one text if it is whole. */
function shown(out = 'out'): string {
  return [...new Set(smallSitePaths.map((path) => readFileSync(join(folder, out, path), 'utf8')))].join(' and ');
}

const releases = () => readdirSync(join(folder, '.helios/releases')).filter((name) => name !== 'history.json');

describe('publishing', () => {
  test('The output becomes a relative link to a release with its manifest beside the site', async () => {
    const result = await publish(await open(), 'one');
    expect(readlinkSync(join(folder, 'out'))).toBe(`.helios/releases/${result.id}/site`);
    const manifest = JSON.parse(
      readFileSync(join(folder, '.helios/releases', result.id, 'site/helios-manifest.json'), 'utf8'),
    );
    expect(manifest.files.map((file: { path: string }) => file.path)).toEqual([...smallSitePaths, 'static/one.txt']);
    expect(result).toMatchObject({ isUnchanged: false, filesWritten: 3, previous: undefined });
  });

  test('Publishing the same site again writes nothing', async () => {
    const output = await open();
    const first = await publish(output, 'one');
    const before = lstatSync(join(folder, 'out')).ino;
    expect(await publish(output, 'one')).toEqual({
      id: first.id,
      isUnchanged: true,
      filesWritten: 0,
      previous: first.id,
    });
    expect(lstatSync(join(folder, 'out')).ino).toBe(before);
  });

  test('The next export puts back a file that was lost from the output', async () => {
    const output = await open();
    await publish(output, 'one');
    unlinkSync(join(folder, 'out/robots.txt'));
    expect(await publish(output, 'one')).toMatchObject({ isUnchanged: false, filesWritten: 1 });
    expect(shown()).toBe('one');
  });

  test('A staged site that is not published leaves no trace', async () => {
    const output = await open();
    await stageTexts(output, store, 'one');
    expect(existsSync(join(folder, 'out'))).toBe(false);
    expect(releases()).toEqual([]);
  });

  test('The last three releases stay, and so do their bytes', async () => {
    const output = await open();
    for (const text of ['one', 'two', 'three', 'four']) await publish(output, text);
    expect(releases()).toHaveLength(3);
    expect(output.references()).toEqual(new Set(await Promise.all(['two', 'three', 'four'].map((t) => store.put(t)))));
  });

  test('Releases of another output of the same work folder stay', async () => {
    await publish(await open({ out: 'preview' }), 'preview');
    const output = await open();
    for (const text of ['one', 'two', 'three', 'four']) await publish(output, text);
    expect(shown('preview')).toBe('preview');
  });

  test('A file of no manifest stays when its release is removed', async () => {
    const output = await open();
    const { id } = await publish(output, 'one');
    writeFileSync(join(folder, 'out/notes.txt'), 'mine');
    for (const text of ['two', 'three', 'four']) await publish(output, text);
    const left = releases().find((name) => name.startsWith(id)) ?? '';
    expect(readdirSync(join(folder, '.helios/releases', left), { recursive: true })).toEqual([
      'site',
      'site/notes.txt',
    ]);
  });

  test.each(['../up', '/etc/passwd', 'a//b', 'a/./b', '', 'a\\b', 'a\nb', 'a b', 'a,b'])(
    'The path %j is refused',
    async (path) => {
      const output = await open();
      const file = { path, sha256: '0'.repeat(64), bytes: 0, type: 'text/plain', cache: 'revalidate' } as const;
      expect(() => output.stage([file])).toThrow("can't be in the site");
    },
  );

  test('Two different files on one path are refused', async () => {
    const output = await open();
    const file = {
      path: 'robots.txt',
      sha256: '0'.repeat(64),
      bytes: 0,
      type: 'text/plain',
      cache: 'revalidate',
    } as const;
    const files = await textFiles(store, 'one');
    expect(() => output.stage([...files, file])).toThrow('Two different files');
  });

  test('Bytes missing from the store fail the export, and the output is unchanged', async () => {
    const output = await open();
    await publish(output, 'one');
    const missing = {
      path: 'x.txt',
      sha256: '0'.repeat(64),
      bytes: 1,
      type: 'text/plain',
      cache: 'revalidate',
    } as const;
    const staged = output.stage([...(await textFiles(store, 'two')), missing]);
    await expect(staged.publish(about)).rejects.toMatchObject({ code: 'internal' });
    expect(shown()).toBe('one');
    expect(releases()).toHaveLength(1);
  });

  test('A stored file that is cut short is not published, and is made again the next time', async () => {
    const output = await open();
    const staged = await stageTexts(output, store, 'one');
    const sha256 = await store.put('one');
    writeFileSync(join(folder, '.helios/store', sha256.slice(0, 2), sha256.slice(2)), 'o');
    await expect(staged.publish(about)).rejects.toMatchObject({ message: expect.stringContaining('damaged') });
    await publish(output, 'one');
    expect(shown()).toBe('one');
  });
});

describe('rolling back', () => {
  test('Rolling back shows the release before, again and again, until none is left', async () => {
    const output = await open();
    for (const text of ['one', 'two', 'three']) await publish(output, text);
    await output.rollback();
    expect(shown()).toBe('two');
    await output.rollback();
    expect(shown()).toBe('one');
    await expect(output.rollback()).rejects.toMatchObject({ code: 'output-missing' });
  });

  test('Rolling back never returns to a release that was rolled back', async () => {
    const output = await open();
    for (const text of ['good', 'bad']) await publish(output, text);
    await output.rollback();
    await publish(output, 'better');
    await output.rollback();
    expect(shown()).toBe('good');
  });

  test('Rolling back works on a plain folder too', async () => {
    const output = await open({ isPlain: true });
    for (const text of ['one', 'two']) await publish(output, text);
    await output.rollback();
    expect(shown()).toBe('one');
    expect(lstatSync(join(folder, 'out')).isDirectory()).toBe(true);
  });
});

describe('plain mode', () => {
  test('A plain output is a real folder, replaced as a whole', async () => {
    const output = await open({ isPlain: true });
    await publish(output, 'one');
    await publish(output, 'two');
    expect(lstatSync(join(folder, 'out')).isDirectory()).toBe(true);
    expect(shown()).toBe('two');
    expect(existsSync(join(folder, 'out/static/one.txt'))).toBe(false);
    expect(await publish(output, 'two')).toMatchObject({ isUnchanged: true });
  });

  test('Writing into a plain output does not change the store', async () => {
    await publish(await open({ isPlain: true }), 'one');
    writeFileSync(join(folder, 'out/robots.txt'), 'minified');
    expect(await store.has(await store.put('one'))).toBe(true);
    await publish(await open(), 'one');
    expect(shown()).toBe('one');
  });

  test('An output as a link and an output as a folder replace each other', async () => {
    for (const isPlain of [false, true, false]) {
      await publish(await open({ isPlain }), 'one');
      expect(lstatSync(join(folder, 'out')).isSymbolicLink()).toBe(!isPlain);
      expect(shown()).toBe('one');
    }
    expect(readdirSync(folder).sort()).toEqual(['.helios', 'out']);
  });
});

describe('an unfit out is refused', () => {
  test.each([
    ['an empty name', () => ' '],
    ['a name with a null byte', () => 'out\0'],
    ['the root', () => '/'],
    ['the home folder', () => homedir()],
    ['the project', () => '.'],
    ['the project, by a detour', () => 'out/../../x/..'.replace('x', folder.split('/').at(-1) ?? '')],
    ['the folder above the project', () => '..'],
    ['the work folder', () => '.helios'],
    ['a folder in the work folder', () => '.helios/releases'],
    ['a folder in .git', () => '.git/site'],
  ])('An unfit output folder is refused: %s', async (_, out) => {
    await expect(open({ out: out() })).rejects.toMatchObject({
      code: 'output-refused',
      where: expect.any(String),
      hint: expect.stringContaining('--out'),
    });
  });

  test('An output folder that is a link to the project is refused', async () => {
    const way = `${folder}-way`;
    symlinkSync(dirname(folder), way);
    try {
      await expect(open({ out: join(way, folder.slice(dirname(folder).length)) })).rejects.toMatchObject({
        code: 'output-refused',
      });
    } finally {
      unlinkSync(way);
    }
  });

  test.each([
    ['a file', (out: string) => writeFileSync(out, 'mine')],
    ['a link to a place of others', (out: string) => symlinkSync(tmpdir(), out)],
    ['a folder with files of others', (out: string) => cpSync(import.meta.dirname, out, { recursive: true })],
    ['a repository', (out: string) => mkdirSync(join(out, '.git'), { recursive: true })],
    [
      'a folder with a manifest that leaves it',
      (out: string) => {
        mkdirSync(out);
        const files = [{ path: '../a.txt', sha256: '0'.repeat(64), bytes: 1 }];
        writeFileSync(join(out, 'helios-manifest.json'), JSON.stringify({ version: 1, files }));
      },
    ],
  ])('An output that Helios did not write is refused: %s', async (_, make) => {
    make(join(folder, 'out'));
    await expect(open()).rejects.toMatchObject({ code: 'output-refused' });
    expect(lstatSync(join(folder, 'out'))).toBeTruthy();
  });

  test('An output folder with a file that Helios did not write is refused', async () => {
    await publish(await open({ isPlain: true }), 'one');
    writeFileSync(join(folder, 'out/helios/mine.txt'), 'mine');
    await expect(open()).rejects.toMatchObject({
      code: 'output-refused',
      message: expect.stringContaining('helios/mine.txt'),
    });
  });

  test('An output folder that someone made during the export is refused', async () => {
    const output = await open();
    mkdirSync(join(folder, 'out'));
    writeFileSync(join(folder, 'out/mine.txt'), 'mine');
    await expect(publish(output, 'one')).rejects.toMatchObject({ code: 'output-refused' });
    expect(readdirSync(folder).sort()).toEqual(['.helios', 'out']);
  });

  test('An empty folder, and a link whose release is gone, may be the output', async () => {
    mkdirSync(join(folder, 'out'));
    await publish(await open(), 'one');
    rmSync(join(folder, '.helios'), { recursive: true });
    await publish(await open(), 'two');
    expect(shown()).toBe('two');
  });

  test('An output folder below a file is refused by the file system', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(open({ out: 'file/out' })).rejects.toMatchObject({ code: 'output-unwritable' });
  });
});

describe('the lock', () => {
  test('A second export into the same work folder is refused with the process that is at work', async () => {
    await open();
    const second = openOutput({ out: 'other', workFolder: join(folder, '.helios'), projectFolder: folder, store });
    await expect(second).rejects.toMatchObject({
      code: 'already-running',
      message: expect.stringContaining(`process ${process.pid}`),
    });
  });

  test('A killed export leaves nothing locked', async () => {
    inChild({ texts: ['one'], killAt: 12 });
    await expect(open()).resolves.toBeTruthy();
  });
});

type ChildOptions = {
  texts: string[];
  out?: string;
  isPlain?: boolean;
  killAt?: number;
  killWithin?: string;
  asNobody?: boolean;
};
const child = join(import.meta.dirname, 'publish-in-child.ts');

/** Runs an export in a process of its own; undefined if it was killed. */
function inChild(options: ChildOptions, shell = 'exec "$@"'): string | undefined {
  const argument = JSON.stringify({ folder, out: 'out', isPlain: false, ...options });
  try {
    const words = ['-c', shell, 'sh', process.execPath, child, argument];
    return execFileSync('bash', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  } catch (error) {
    if ((error as { signal?: string }).signal === 'SIGKILL') return undefined;
    throw error;
  }
}

describe('killed before any of its changes to the disk', () => {
  test.each([
    { kind: 'a link', isPlain: false, killWithin: '' },
    // What comes before is the same as for a link.
    { kind: 'a plain folder', isPlain: true, killWithin: '/out' },
  ])(
    'An export as a $kind that is killed before any change to the disk leaves the old site or the new one',
    { timeout: 120_000 },
    async ({ isPlain, killWithin }) => {
      const seen = new Set<string>();
      let killed = true;
      for (let killAt = 1; killed; killAt += 1) {
        await publish(await open({ isPlain }), 'old');
        for (const output of opened.splice(0)) output.close();
        killed = inChild({ texts: ['new'], isPlain, killAt, killWithin }) === undefined;
        if (!isPlain) seen.add(shown());
        const next = await open({ isPlain });
        seen.add(shown());
        await publish(next, 'next');
        expect(shown()).toBe('next');
        expect(releases().filter((name) => name.includes('partial'))).toEqual([]);
        expect(readdirSync(folder).sort()).toEqual(['.helios', 'out']);
        for (const output of opened.splice(0)) output.close();
        rmSync(join(folder, '.helios'), { recursive: true });
      }
      expect(seen).toEqual(new Set(['old', 'new']));
    },
  );
});

describe('while readers read', () => {
  test('No file of the output is ever missing for readers while exports publish', { timeout: 30_000 }, async () => {
    const output = await open();
    await publish(output, 'one');
    const code = `
      const { readFileSync } = require('node:fs');
      let [reads, missing, stop] = [0, 0, false];
      process.stdin.on('data', () => { stop = true; });
      (function read() {
        for (let i = 0; i < 200; i += 1) { reads += 1; try { readFileSync(process.argv[1]); } catch { missing += 1; } }
        if (stop) { console.log(JSON.stringify({ reads, missing })); process.exit(); }
        setImmediate(read);
      })();`;
    const reader = spawn(process.execPath, ['-e', code, join(folder, 'out/robots.txt')]);
    const said = new Promise<string>((resolve) => reader.stdout.once('data', (data) => resolve(String(data))));
    for (let turn = 0; turn < 300; turn += 1) {
      await publish(output, turn % 2 ? 'one' : 'two');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    reader.stdin.write('stop');
    const { reads, missing } = JSON.parse(await said);
    expect(reads).toBeGreaterThan(1000);
    expect(missing).toBe(0);
  });
});

describe('a disk that takes no more', () => {
  const longText = 'x'.repeat(40_000);

  test('A disk that is full while bytes are stored gives one clear error, and the output is unchanged', async () => {
    await publish(await open(), 'old');
    for (const output of opened.splice(0)) output.close();
    const told = JSON.parse(inChild({ texts: [longText] }, 'ulimit -f 8; exec "$@"') ?? '');
    expect(told).toMatchObject({ code: 'output-full', where: expect.stringContaining('EFBIG') });
    expect(told.hint).toContain('space');
    expect(shown()).toBe('old');
  });

  test('A disk that is full while a plain folder is written leaves no half-written folder, and the output is unchanged', async () => {
    await publish(await open({ isPlain: true }), 'old');
    await store.put(longText);
    for (const output of opened.splice(0)) output.close();
    const told = JSON.parse(inChild({ texts: [longText], isPlain: true }, 'ulimit -f 8; exec "$@"') ?? '');
    expect(told.code).toBe('output-full');
    expect(shown()).toBe('old');
    expect(readdirSync(folder).sort()).toEqual(['.helios', 'out']);
  });

  test('An output folder that is read-only is refused before any work', async () => {
    for (const [name, mode] of [
      ['.', 0o755],
      ['.helios', 0o777],
      ['shelf', 0o555],
    ] as const) {
      mkdirSync(join(folder, name), { recursive: true });
      chmodSync(join(folder, name), mode);
    }
    const told = JSON.parse(inChild({ texts: ['one'], out: 'shelf/out', asNobody: true }) ?? '');
    expect(told).toMatchObject({ code: 'output-unwritable', where: expect.stringContaining('EACCES') });
    expect(readdirSync(join(folder, '.helios'))).toEqual(['lock', 'lock.pid']);
  });

  test('A work folder that is read-only is a plain error', async () => {
    chmodSync(folder, 0o555);
    const told = JSON.parse(inChild({ texts: ['one'], asNobody: true }) ?? '');
    expect(told).toMatchObject({ code: 'output-unwritable', where: expect.stringContaining('.helios') });
  });
});
