import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type DrawnNote, planDrawing } from '../../../../src/export/images/drawn/plan-drawing.ts';
import { createImageWork } from '../../../../src/export/images/image-work.ts';
import type { ImageNote } from '../../../../src/export/images/media-notes.ts';
import { openStore } from '../../../../src/export/output/store.ts';
import { HeliosError } from '../../../../src/site/helios-error.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { plainSeal } from '../../support/seals.ts';

/** Each address has another drawing, since equal ones are made once. */
const drawing = (url: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"><title>${url}</title></svg>`);
const note = (name: string, host = 'images.prismic.io'): ImageNote => ({
  url: `https://${host}/small/${name}.svg`,
  files: [{ pathname: `/static/${name}.svg`, format: 'svg', width: undefined }],
  from: undefined,
});

function startWork(folder: string, { isWanted = true, fault }: { isWanted?: boolean; fault?: HeliosError } = {}) {
  const fetched: string[] = [];
  const work = createImageWork({
    isWanted,
    store: openStore(join(folder, 'store')),
    indexFile: join(folder, 'images.sqlite'),
    seal: plainSeal,
    config: {
      mode: 'local',
      avif: { quality: 50, effort: 2 },
      webp: { quality: 78 },
      jpeg: { quality: 80 },
    },
    async fetchMedia(url) {
      fetched.push(new URL(url).pathname);
      if (fault) throw fault;
      return drawing(url);
    },
  });
  return { work, fetched };
}

test('Each image is made once and counted once, whether a page began it or not', async () => {
  using folder = temporaryFolder();
  const { work, fetched } = startWork(folder.path);
  work.begin({ images: [note('a'), note('b')], drawn: [] });
  work.begin({ images: [note('b')], drawn: [] });
  await new Promise((resolve) => setImmediate(resolve));
  const { files, made } = await work.finish({ images: [note('a'), note('b'), note('c')], drawn: [] });
  expect(files.map(({ path }) => path)).toEqual(['static/a.svg', 'static/b.svg', 'static/c.svg']);
  expect(made).toBe(3);
  expect(fetched.sort()).toEqual(['/small/a.svg', '/small/b.svg', '/small/c.svg']);
});

test('More images may be made after those of a patch that is given up, and all of them are counted', async () => {
  using folder = temporaryFolder();
  const { work, fetched } = startWork(folder.path);
  await work.finish({ images: [note('a')], drawn: [] });
  work.begin({ images: [note('b')], drawn: [] });
  const { files, made } = await work.finish({ images: [note('a'), note('b')], drawn: [] });
  expect(files.map(({ path }) => path)).toEqual(['static/a.svg', 'static/b.svg']);
  expect(made).toBe(2);
  expect(fetched).toEqual(['/small/a.svg', '/small/b.svg']);
});

test('An original whose address may lead to other bytes is fetched once', async () => {
  using folder = temporaryFolder();
  const { work, fetched } = startWork(folder.path);
  work.begin({ images: [note('a', 'elsewhere.example')], drawn: [] });
  await work.finish({ images: [note('a', 'elsewhere.example')], drawn: [] });
  expect(fetched).toEqual(['/small/a.svg']);
});

test.each(['finish', 'stop'] as const)('The image index is closed after %s', async (end) => {
  using folder = temporaryFolder();
  const { work } = startWork(folder.path);
  work.begin({ images: [note('a')], drawn: [] });
  await new Promise((resolve) => setImmediate(resolve));
  await work[end]({ images: [note('a'), note('b')], drawn: [] });
  // SQLite deletes its journal when the last connection is closed.
  const names = readdirSync(folder.path).filter((name) => name.startsWith('images.sqlite'));
  expect(names).toEqual(['images.sqlite']);
});

test('An outage during rendering ends the work on images, without another request', async () => {
  using folder = temporaryFolder();
  const fault = new HeliosError('repository-unreachable', { message: 'Nothing answers.' });
  const { work, fetched } = startWork(folder.path, { fault });
  work.begin({ images: [note('a')], drawn: [] });
  await new Promise((resolve) => setImmediate(resolve));
  await expect(work.finish({ images: [note('a')], drawn: [] })).rejects.toThrow('Nothing answers.');
  expect(fetched).toHaveLength(1);
});

test('A broken image is one finding', async () => {
  using folder = temporaryFolder();
  const { work } = startWork(folder.path, { fault: new HeliosError('repository-answer', { message: 'Gone.' }) });
  work.begin({ images: [note('a')], drawn: [] });
  const { findings, made } = await work.finish({ images: [note('a')], drawn: [] });
  expect([findings.map(({ code }) => code), made]).toEqual([['missing-image'], 0]);
});

test('An export without images fetches nothing', async () => {
  using folder = temporaryFolder();
  const { work, fetched } = startWork(folder.path, { isWanted: false });
  work.begin({ images: [note('a')], drawn: [] });
  expect(await work.finish({ images: [note('a')], drawn: [] })).toEqual({
    files: [],
    made: 0,
    shared: 0,
    findings: [],
  });
  expect(fetched).toEqual([]);
});

const shapes = '<circle cx="600" cy="300" r="200" fill="#ffbe1a"/>';
const picture: DrawnNote = {
  pathname: '/static/social-0123456789.png',
  addresses: [],
  shapes,
  boxes: [],
  words: [],
};

test('A drawn picture is made once, and the next export finds it in the store', async () => {
  using folder = temporaryFolder();
  const { work } = startWork(folder.path);
  work.begin({ images: [], drawn: [picture] });
  await new Promise((resolve) => setImmediate(resolve));
  const first = await work.finish({ images: [], drawn: [picture, picture] });
  expect(first.made).toBe(1);
  expect(first.files).toMatchObject([{ path: 'static/social-0123456789.png', type: 'image/png', cache: 'immutable' }]);
  const again = await startWork(folder.path).work.finish({ images: [], drawn: [picture] });
  expect([again.made, again.files]).toEqual([0, first.files]);
});

test('A page whose heading has changed makes one picture', async () => {
  using folder = temporaryFolder();
  await startWork(folder.path).work.finish({ images: [], drawn: [picture] });
  const changed = { ...picture, pathname: '/static/social-9876543210.png' };
  const { made, files } = await startWork(folder.path).work.finish({ images: [], drawn: [picture, changed] });
  expect([made, files.length]).toEqual([1, 2]);
});

test('An export without images draws nothing', async () => {
  using folder = temporaryFolder();
  const { work } = startWork(folder.path, { isWanted: false });
  work.begin({ images: [], drawn: [picture] });
  expect(await work.finish({ images: [], drawn: [picture] })).toEqual({ files: [], made: 0, shared: 0, findings: [] });
});

test('A drawn picture is drawn again when the cover in it has other bytes', async () => {
  using folder = temporaryFolder();
  const address = 'https://elsewhere.example/small/cover.svg';
  const box = { address, x: 700, y: 200, width: 400, height: 300 };
  const covered = planDrawing({ shapes, pictures: [box], words: [] }, '');
  const make = async (fault?: HeliosError) =>
    (await startWork(folder.path, fault && { fault }).work.finish({ images: [], drawn: [covered] })).made;
  expect([await make(), await make()]).toEqual([1, 0]);
  expect(await make(new HeliosError('repository-answer', { message: 'Gone.' }))).toBe(1);
});

test('An outage while pictures are drawn ends the work on them: no other cover is fetched', async () => {
  using folder = temporaryFolder();
  const covered = Array.from({ length: 40 }, (_, at) => {
    const address = `https://elsewhere.example/small/cover-${at}.svg`;
    return planDrawing({ shapes, pictures: [{ address, x: 700, y: 200, width: 400, height: 300 }], words: [] }, '');
  });
  const fault = new HeliosError('repository-unreachable', { message: 'Nothing answers.' });
  const { work, fetched } = startWork(folder.path, { fault });
  work.begin({ images: [], drawn: covered });
  await expect(work.finish({ images: [], drawn: covered })).rejects.toThrow('Nothing answers.');
  const asked = fetched.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toBeLessThan(40);
  expect(fetched).toHaveLength(asked);
});
