import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyMedia, planMediaFile } from '../../../../src/export/images/media-files.ts';
import { openStore } from '../../../../src/export/output/store.ts';
import { HeliosError } from '../../../../src/site/helios-error.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { plainSeal } from '../../support/seals.ts';

const guide = 'https://helios.cdn.prismic.io/helios/0123456789ab_Guide%202026.PDF';

test('A media file gets its name before it is fetched', () => {
  const file = planMediaFile(guide, '/helios');
  expect(file).toEqual({
    pathname: expect.stringMatching(/^\/helios\/static\/guide-2026-[0-9a-f]{10}\.pdf$/),
    name: 'guide-2026.pdf',
  });
});

test.each([
  'https://helios.cdn.prismic.io/helios/page.html',
  'https://helios.cdn.prismic.io/helios/drawing.svg',
  'https://helios.cdn.prismic.io/helios/script.js',
  'https://helios.cdn.prismic.io/helios/nothing',
  'javascript:alert(1)',
])('A media file is refused if a browser would run it, or it has no safe name: %s', (url) => {
  expect(planMediaFile(url, '/helios')).toBeUndefined();
});

const place = { id: 'E', type: 'ebook', uid: 'guide', lang: 'en-gb', field: 'file' };
const note = { url: guide, pathname: '/helios/static/guide.pdf', from: place };

function inputOf(folder: string, fetchMedia: (address: string) => Promise<Uint8Array>) {
  return {
    store: openStore(join(folder, 'store')),
    indexFile: join(folder, 'images.sqlite'),
    seal: plainSeal,
    fetchMedia,
  };
}

test('A media file is fetched once, however many pages link to it and however often the site is exported', async () => {
  using folder = temporaryFolder();
  let fetched = 0;
  const input = inputOf(folder.path, async () => {
    fetched += 1;
    return new TextEncoder().encode('%PDF');
  });
  const first = await copyMedia([note, note], input);
  const second = await copyMedia([note], input);
  expect(first.files).toMatchObject([
    { path: 'helios/static/guide.pdf', bytes: 4, type: 'application/pdf', cache: 'immutable' },
  ]);
  expect(second.files).toEqual(first.files);
  expect(fetched).toBe(1);
});

test('A missing media file is a finding for each field that names it', async () => {
  using folder = temporaryFolder();
  const input = inputOf(folder.path, async () => {
    throw new HeliosError('repository-answer', { message: 'HTTP 404.' });
  });
  const { files, findings } = await copyMedia([note], input);
  expect(files).toEqual([]);
  expect(findings).toMatchObject([{ code: 'missing-file', severity: 'error', document: place }]);
});

test('An outage of the media host ends the export', async () => {
  using folder = temporaryFolder();
  const input = inputOf(folder.path, async () => {
    throw new HeliosError('repository-unreachable', { message: 'No answer.' });
  });
  await expect(copyMedia([note], input)).rejects.toThrow('No answer.');
});
