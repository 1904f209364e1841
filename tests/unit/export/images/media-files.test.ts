import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMediaWork, planMediaFile } from '../../../../src/export/images/media-files.ts';
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
  ...['htm', 'shtml', 'xhtml', 'xht', 'xml', 'xslt', 'rdf', 'atom', 'svgz', 'mjs', 'css', 'wasm'].map(
    (extension) => `https://helios.cdn.prismic.io/helios/file.${extension}`,
  ),
  'https://helios.cdn.prismic.io/helios/nothing',
  'javascript:alert(1)',
])('A media file is refused if a browser would run it, or it has no safe name: %s', (url) => {
  expect(planMediaFile(url, '/helios')).toBeUndefined();
});

test.each(['pdf', 'docx', 'xlsx', 'csv', 'txt', 'zip', 'ics', 'vtt', 'mp4'])(
  'A media file may be a .%s',
  (extension) => {
    const url = `https://helios.cdn.prismic.io/helios/file.${extension}`;
    expect(planMediaFile(url, '/helios')?.name).toBe(`file.${extension}`);
  },
);

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

/** Work that fetches a small file from each address, and records the addresses. */
function recordedWork(folder: string) {
  const fetched: string[] = [];
  const input = inputOf(folder, async (address) => {
    fetched.push(address);
    return new TextEncoder().encode('%PDF');
  });
  return { work: createMediaWork(input), fetched };
}

test('A media file is fetched once, however many pages link to it and however often the site is exported', async () => {
  using folder = temporaryFolder();
  let fetched = 0;
  const input = inputOf(folder.path, async () => {
    fetched += 1;
    return new TextEncoder().encode('%PDF');
  });
  const first = await createMediaWork(input).finish([note, note]);
  const second = await createMediaWork(input).finish([note]);
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
  const { files, findings } = await createMediaWork(input).finish([note]);
  expect(files).toEqual([]);
  expect(findings).toMatchObject([{ code: 'missing-file', severity: 'error', document: place }]);
});

test('An outage of the media host ends the export', async () => {
  using folder = temporaryFolder();
  const input = inputOf(folder.path, async () => {
    throw new HeliosError('repository-unreachable', { message: 'No answer.' });
  });
  await expect(createMediaWork(input).finish([note])).rejects.toThrow('No answer.');
});

test('A file that was begun while pages were rendered is not fetched again, and its outage is thrown at the end only', async () => {
  using folder = temporaryFolder();
  const fetched: string[] = [];
  const input = inputOf(folder.path, async (address) => {
    fetched.push(address);
    if (address !== guide) throw new HeliosError('repository-unreachable', { message: 'No answer.' });
    return new TextEncoder().encode('%PDF');
  });
  const work = createMediaWork(input);
  const other = { ...note, url: `${guide}?lost`, pathname: '/helios/static/lost.pdf' };
  work.begin([note, other]);
  work.begin([note]);
  await expect.poll(() => fetched).toEqual([guide, other.url]);
  await expect(work.finish([note, other])).rejects.toThrow('No answer.');
  expect(fetched).toEqual([guide, other.url]);
});

test('More files may be copied after those of a patch that is given up', async () => {
  using folder = temporaryFolder();
  const { work, fetched } = recordedWork(folder.path);
  const other = { ...note, url: `${guide}?other`, pathname: '/helios/static/other.pdf' };
  await work.finish([note]);
  work.begin([other]);
  const { files } = await work.finish([note, other]);
  expect(files.map(({ path }) => path)).toEqual(['helios/static/guide.pdf', 'helios/static/other.pdf']);
  expect(fetched).toEqual([guide, other.url]);
});

test('After a stop no further file is fetched', async () => {
  using folder = temporaryFolder();
  const { work, fetched } = recordedWork(folder.path);
  const notes = Array.from({ length: 9 }, (_, index) => ({
    ...note,
    url: `${guide}?${index}`,
    pathname: `/${index}.pdf`,
  }));
  work.begin(notes);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await work.stop();
  expect(fetched.length).toBeLessThan(notes.length);
});
