import { join } from 'node:path';
import { expect, test } from 'vitest';
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
  work.begin([note('a'), note('b')]);
  work.begin([note('b')]);
  await new Promise((resolve) => setImmediate(resolve));
  const { files, made } = await work.finish([note('a'), note('b'), note('c')]);
  expect(files.map(({ path }) => path)).toEqual(['static/a.svg', 'static/b.svg', 'static/c.svg']);
  expect(made).toBe(3);
  expect(fetched.sort()).toEqual(['/small/a.svg', '/small/b.svg', '/small/c.svg']);
});

test('An original whose address may lead to other bytes is fetched once', async () => {
  using folder = temporaryFolder();
  const { work, fetched } = startWork(folder.path);
  work.begin([note('a', 'elsewhere.example')]);
  await work.finish([note('a', 'elsewhere.example')]);
  expect(fetched).toEqual(['/small/a.svg']);
});

test('An outage during rendering ends the work on images, without another request', async () => {
  using folder = temporaryFolder();
  const fault = new HeliosError('repository-unreachable', { message: 'Nothing answers.' });
  const { work, fetched } = startWork(folder.path, { fault });
  work.begin([note('a')]);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(work.finish([note('a')])).rejects.toThrow('Nothing answers.');
  expect(fetched).toHaveLength(1);
});

test('A broken image is one finding', async () => {
  using folder = temporaryFolder();
  const { work } = startWork(folder.path, { fault: new HeliosError('repository-answer', { message: 'Gone.' }) });
  work.begin([note('a')]);
  const { findings, made } = await work.finish([note('a')]);
  expect([findings.map(({ code }) => code), made]).toEqual([['missing-image'], 0]);
});

test('An export without images fetches nothing', async () => {
  using folder = temporaryFolder();
  const { work, fetched } = startWork(folder.path, { isWanted: false });
  work.begin([note('a')]);
  expect(await work.finish([note('a')])).toEqual({ files: [], made: 0, findings: [] });
  expect(fetched).toEqual([]);
});
