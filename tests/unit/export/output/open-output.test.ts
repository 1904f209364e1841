import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputsOfFile } from './sample-outputs.ts';
import {
  about,
  aboutCatalogue,
  aboutImageless,
  aboutPart,
  smallSitePaths,
  stageTexts,
  textFiles,
} from './small-site.ts';

const place = outputsOfFile();
const { open, publish, shown, releases } = place;

const allPaths = ['helios-release.txt', ...smallSitePaths, 'static/one.txt'];
const filesIn = (folder: string) =>
  readdirSync(join(place.folder, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => lstatSync(join(place.folder, folder, name)).isFile())
    .sort();

test('The output becomes a directory of the site, and a folder beside it has what no visitor may read', async () => {
  const result = await publish(await open(), 'one');
  expect(filesIn('out')).toEqual(allPaths);
  expect(filesIn('out.helios')).toEqual(['helios-host.json', 'helios-manifest.json', 'helios.nginx.conf']);
  const manifest = JSON.parse(readFileSync(join(place.folder, 'out.helios/helios-manifest.json'), 'utf8'));
  expect(manifest.files.map((file: { path: string }) => file.path)).toEqual(allPaths);
  expect(readFileSync(join(place.folder, 'out/helios-release.txt'), 'utf8')).toBe(`${result.id}\n`);
  expect(manifest.id).toBe(result.id);
  expect(result).toMatchObject({ isUnchanged: false, previous: undefined, form: 'directory', limitation: undefined });
});

test('The files of the output take no room: they are links to the store', async () => {
  await publish(await open(), 'one');
  expect(lstatSync(join(place.folder, 'out/robots.txt')).nlink).toBeGreaterThan(1);
});

test('On a system that has no exchange the output becomes a relative link to a release, and the result says why', async () => {
  const result = await publish(await open({ canExchange: false }), 'one');
  expect(readlinkSync(join(place.folder, 'out'))).toBe(`.helios/releases/${result.id}/site`);
  expect(filesIn('out/')).toEqual(allPaths);
  expect(shown()).toBe('one');
  expect(result).toMatchObject({ form: 'link', limitation: expect.stringContaining('this system has no exchange') });
});

test('Publishing the same site again writes nothing', async () => {
  const output = await open();
  const first = await publish(output, 'one');
  const before = lstatSync(join(place.folder, 'out')).ino;
  expect(await publish(output, 'one')).toEqual({
    id: first.id,
    isUnchanged: true,
    previous: first.id,
    changes: { against: first.id, changed: [], added: [], removed: [], addresses: [] },
    form: 'directory',
    limitation: undefined,
    leftBehind: undefined,
  });
  expect(lstatSync(join(place.folder, 'out')).ino).toBe(before);
});

test('A file that somebody puts into the output while it is replaced stays, and the result says where it is', async () => {
  await publish(await open(), 'one');
  const notes = 'helios/notes.txt';
  const output = await open({ beforeExchange: () => writeFileSync(join(place.folder, 'out', notes), 'mine') });
  const { leftBehind = '' } = await publish(output, 'two');
  expect(shown()).toBe('two');
  expect(existsSync(join(place.folder, 'out', notes))).toBe(false);
  expect(readFileSync(join(leftBehind, notes), 'utf8')).toBe('mine');
});

test('The next export puts back a file that was lost from the output', async () => {
  const output = await open();
  await publish(output, 'one');
  unlinkSync(join(place.folder, 'out/robots.txt'));
  expect(await publish(output, 'one')).toMatchObject({ isUnchanged: false });
  expect(shown()).toBe('one');
});

test('A staged site that is not published leaves no trace', async () => {
  const output = await open();
  await stageTexts(output, place.store, 'one');
  expect(existsSync(join(place.folder, 'out'))).toBe(false);
  expect(releases()).toEqual([]);
});

test('The last ten releases stay, and so do their bytes', async () => {
  const output = await open();
  const texts = Array.from({ length: 11 }, (_, index) => `text-${index}`);
  for (const text of texts) await publish(output, text);
  expect(releases()).toHaveLength(10);
  const [oldest = '', ...others] = await Promise.all(texts.map((text) => place.store.put(text)));
  expect(output.references()).not.toContain(oldest);
  expect([...output.references()]).toEqual(expect.arrayContaining(others));
});

test.each([
  ['a site', {}, undefined],
  ['a part of the site', { kind: 'part' }, aboutPart],
] as const)('What no release has leaves the store at the first publication of %s on a day', async (_, how, about) => {
  let hour = 0;
  const output = await open({ ...how, now: () => new Date(Date.UTC(2026, 0, 1, hour)) });
  const isKept = async (text: string) => {
    const needless = await place.store.put('needless');
    await publish(output, text, about);
    await output.prune(new Date(Date.now() + 60_000));
    return place.store.has(needless);
  };
  expect(await isKept('one')).toBe(false);
  hour = 23;
  expect(await isKept('two')).toBe(true);
  hour = 24;
  expect(await isKept('three')).toBe(false);
  expect(shown()).toBe('three');
});

test('Releases of another output of the same work folder stay', async () => {
  await publish(await open({ out: 'preview' }), 'preview');
  const output = await open();
  for (let index = 0; index < 11; index += 1) await publish(output, `text-${index}`);
  expect(shown('preview')).toBe('preview');
});

test('A file of no manifest stays when its release is removed', async () => {
  const output = await open({ canExchange: false });
  const { id } = await publish(output, 'one');
  writeFileSync(join(place.folder, 'out/notes.txt'), 'mine');
  for (let index = 0; index < 10; index += 1) await publish(output, `text-${index}`);
  const left = releases().find((name) => name.startsWith(id)) ?? '';
  expect(readdirSync(join(place.folder, '.helios/releases', left), { recursive: true })).toEqual([
    'site',
    'site/notes.txt',
  ]);
});

test.each(['../up', '/etc/passwd', 'a//b', 'a/./b', '', 'a\\b', 'a\nb', 'a b', 'a,b'])(
  'The path %j is refused',
  async (path) => {
    const output = await open();
    const file = { path, sha256: '0'.repeat(64), bytes: 0, type: 'text/plain', cache: 'revalidate' } as const;
    expect(() => output.stage({ files: [file], hostFiles: [] })).toThrow("can't be in the site");
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
  const files = await textFiles(place.store, 'one');
  expect(() => output.stage({ files: [...files, file], hostFiles: [] })).toThrow('Two different files');
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
  const staged = output.stage({ files: [...(await textFiles(place.store, 'two')), missing], hostFiles: [] });
  await expect(staged.publish(about)).rejects.toMatchObject({ code: 'internal' });
  expect(shown()).toBe('one');
  expect(releases()).toHaveLength(1);
});

test('A stored file that is cut short is not published, and is made again the next time', async () => {
  const output = await open();
  const staged = await stageTexts(output, place.store, 'one');
  const sha256 = await place.store.put('one');
  writeFileSync(join(place.folder, '.helios/store', sha256.slice(0, 2), sha256.slice(2)), 'o');
  await expect(staged.publish(about)).rejects.toMatchObject({ message: expect.stringContaining('damaged') });
  await publish(output, 'one');
  expect(shown()).toBe('one');
});

test('A plain output is a directory with files of its own, replaced as a whole', async () => {
  const output = await open({ isPlain: true });
  await publish(output, 'one');
  await publish(output, 'two');
  expect(lstatSync(join(place.folder, 'out')).isDirectory()).toBe(true);
  expect(shown()).toBe('two');
  expect(existsSync(join(place.folder, 'out/static/one.txt'))).toBe(false);
  expect(await publish(output, 'two')).toMatchObject({ isUnchanged: true });
});

test('Writing into a plain output does not change the store', async () => {
  await publish(await open({ isPlain: true }), 'one');
  writeFileSync(join(place.folder, 'out/robots.txt'), 'minified');
  expect(await place.store.has(await place.store.put('one'))).toBe(true);
  await publish(await open(), 'one');
  expect(shown()).toBe('one');
});

test('An output as a link and an output as a directory replace each other', async () => {
  for (const canExchange of [true, false, true]) {
    for (const text of ['one', 'two']) await publish(await open({ canExchange }), text);
    // A directory that shows the right release stays, whatever the system can do.
    expect(lstatSync(join(place.folder, 'out')).isSymbolicLink()).toBe(!canExchange);
    expect(shown()).toBe('two');
  }
  expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out', 'out.helios']);
});

test('A part never replaces a whole site, whatever its form, and a whole site may replace a part', async () => {
  for (const canExchange of [true, false]) {
    await publish(await open({ canExchange }), `whole-${canExchange}`);
    await expect(open({ kind: 'part' })).rejects.toMatchObject({
      code: 'output-refused',
      message: expect.stringContaining('that folder has a whole one'),
      hint: expect.stringContaining('out-part'),
    });
  }
  await publish(await open({ out: 'part', kind: 'part' }), 'part', aboutPart);
  await publish(await open({ out: 'part', kind: 'part' }), 'another-part', aboutPart);
  expect(shown('part')).toBe('another-part');
  await publish(await open({ out: 'part' }), 'whole');
  expect(shown('part')).toBe('whole');
});

test('The catalogue replaces nothing but a catalogue, and nothing else replaces it', async () => {
  for (const canExchange of [true, false]) {
    await publish(await open({ canExchange, kind: 'site' }), `whole-${canExchange}`);
    await expect(open({ kind: 'catalogue' })).rejects.toMatchObject({
      code: 'output-refused',
      message: expect.stringContaining('It is the catalogue, and that folder has the site.'),
      where: join(place.folder, 'out'),
      hint: expect.stringContaining('goes to the folder catalogue'),
    });
  }
  await publish(await open({ out: 'part', kind: 'part' }), 'part', aboutPart);
  await expect(open({ out: 'part', kind: 'catalogue' })).rejects.toMatchObject({
    code: 'output-refused',
    message: expect.stringContaining('that folder has a part of the site'),
  });
  for (const text of ['one', 'two']) {
    await publish(await open({ out: 'catalogue', kind: 'catalogue' }), text, aboutCatalogue);
    expect(shown('catalogue')).toBe(text);
  }
  for (const kind of ['site', 'part'] as const) {
    await expect(open({ out: 'catalogue', kind })).rejects.toMatchObject({
      code: 'output-refused',
      message: expect.stringContaining('that folder has the catalogue'),
      hint: expect.stringContaining('--out'),
    });
  }
});

test('A site without images never replaces one that has them, not even one that is only in the history', async () => {
  const refusal = {
    code: 'output-refused',
    message: expect.stringContaining('no image files (--no-images)'),
    where: join(place.folder, 'out'),
    hint: expect.stringContaining('--out'),
  };
  await publish(await open({ hasImages: false }), 'draft', aboutImageless);
  await publish(await open({ hasImages: false }), 'later-draft', aboutImageless);
  expect(shown()).toBe('later-draft');
  for (const canExchange of [true, false]) {
    await publish(await open({ canExchange }), `whole-${canExchange}`);
    await expect(open({ kind: 'site', hasImages: false })).rejects.toMatchObject(refusal);
  }
  for (const name of ['out', 'out.helios']) rmSync(join(place.folder, name), { recursive: true });
  await expect(open({ kind: 'site', hasImages: false })).rejects.toMatchObject(refusal);
  await publish(await open({ out: 'elsewhere', hasImages: false }), 'draft', aboutImageless);
  expect(shown('elsewhere')).toBe('draft');
});

test('A site without images may replace a part, but no site whose manifest is lost', async () => {
  await publish(await open({ out: 'part', kind: 'part' }), 'part', aboutPart);
  await publish(await open({ out: 'part', hasImages: false }), 'draft', aboutImageless);
  expect(shown('part')).toBe('draft');
  writeFileSync(
    join(place.folder, 'part/helios-manifest.json'),
    JSON.stringify({ version: 1, files: filesOfVersion1() }),
  );
  for (const name of ['part.helios', '.helios/releases']) rmSync(join(place.folder, name), { recursive: true });
  await expect(open({ out: 'part', kind: 'site', hasImages: false })).rejects.toMatchObject({ code: 'output-refused' });
});

/** The list of files in a manifest as the first version of Helios wrote it. */
function filesOfVersion1(): { path: string }[] {
  return filesIn('part')
    .filter((path) => path !== 'helios-manifest.json')
    .map((path) => ({ path }));
}

test('The result has the paths that differ from the release before, and the addresses that caches may hold', async () => {
  const output = await open();
  const { id } = await publish(output, 'one');
  const { changes } = await publish(output, 'two');
  expect(changes).toEqual({
    against: id,
    changed: ['helios-release.txt', 'helios/en/index.html', 'robots.txt'],
    added: ['static/two.txt'],
    removed: ['static/one.txt'],
    addresses: ['/helios-release.txt', '/helios/en', '/robots.txt', '/static/one.txt', '/static/two.txt'],
  });
});

test('An output that was deleted is compared with the release that it showed last', async () => {
  const { id } = await publish(await open(), 'one');
  for (const name of ['out', 'out.helios']) rmSync(join(place.folder, name), { recursive: true });
  const output = await open();
  expect(output.published()?.id).toBe(id);
  expect((await publish(output, 'two')).changes).toMatchObject({ against: id });
});
