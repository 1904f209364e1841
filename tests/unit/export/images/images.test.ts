import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImageConfig } from '../../../../config/schema.ts';
import { openImageRecords } from '../../../../src/export/images/image-records.ts';
import { optimizeImages } from '../../../../src/export/images/images.ts';
import type { ImageFile, ImageNote } from '../../../../src/export/images/media-notes.ts';
import { createPixelQueue, type PixelQueue } from '../../../../src/export/images/pixel-queue.ts';
import { openStore, type Store } from '../../../../src/export/output/store.ts';
import { HeliosError } from '../../../../src/site/helios-error.ts';
import { place } from '../../check/samples.ts';
import { plainSeal } from '../../support/seals.ts';

const config: ImageConfig = {
  mode: 'local',
  avif: { quality: 50, effort: 2 },
  webp: { quality: 78 },
  jpeg: { quality: 80 },
};
const address = 'https://images.prismic.io/helios/abc_sun.jpg';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helios-images-'));
  store = openStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (pathname: string, width: number | undefined, format: ImageFile['format'] = 'png'): ImageFile => ({
  pathname,
  format,
  width,
});
const note = (url: string, ...files: ImageFile[]): ImageNote => ({ url, files, from: place() });

/** An image whose left half is red and whose right half is blue. */
function twoHalves(width = 80, height = 40): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: { create: { ...half, background: '#00f' } }, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

function optimize(
  notes: ImageNote[],
  originals: Record<string, Uint8Array | HeliosError>,
  more: Partial<Parameters<typeof optimizeImages>[1]> = {},
) {
  const fetched: string[] = [];
  const records = openImageRecords({ indexFile: join(folder, 'images.sqlite'), seal: plainSeal, store });
  const result = optimizeImages(notes, {
    records,
    queue: queueOf(),
    config,
    async fetchMedia(url) {
      fetched.push(url);
      const original = originals[url] ?? new HeliosError('repository-answer', { message: `${url} answered 404.` });
      if (original instanceof HeliosError) throw original;
      return original;
    },
    ...more,
  });
  return result.then((outcome) => ({ ...outcome, fetched })).finally(() => records.index.close());
}

const queueOf = (lanes = 2) => createPixelQueue({ lanes, maxPixels: 1_000_000 });

async function stored(sha256: string | undefined): Promise<Buffer> {
  return Buffer.from((await store.get(sha256 ?? '')) ?? []);
}

test('Images are made in each format at its width, under names that may be cached for ever', async () => {
  const formats = ['avif', 'webp', 'jpeg', 'png'] as const;
  const files = formats.map((format) => file(`/helios/static/sun-40.${format}`, 40, format));
  const result = await optimize([note(address, ...files)], { [address]: await twoHalves() });
  expect(result.files.map(({ path, type, cache }) => [path, type, cache])).toEqual(
    [...formats].sort().map((format) => [`helios/static/sun-40.${format}`, `image/${format}`, 'immutable']),
  );
  for (const made of result.files) {
    const { width, height, format } = await sharp(await stored(made.sha256)).metadata();
    expect([width, height]).toEqual([40, 20]);
    expect(made.type).toBe(`image/${format === 'heif' ? 'avif' : format}`);
  }
  expect(result).toMatchObject({ made: 4, findings: [] });
});

test('An original is fetched once, without what the image host would do to it', async () => {
  const notes = [
    note(`${address}?auto=compress,format&rect=0,0,40,40`, file('/a.png', 10)),
    note(`${address}?rect=40,0,40,40&w=20`, file('/b.png', 10)),
    note(address, file('/c.png', 10)),
    note(address, file('/c.png', 10)),
  ];
  const result = await optimize(notes, { [address]: await twoHalves() });
  expect(result.fetched).toEqual([address]);
  expect(result.files).toHaveLength(3);
  const colours = await Promise.all(
    result.files.slice(0, 2).map(async ({ sha256 }) => (await sharp(await stored(sha256)).stats()).dominant),
  );
  expect(colours).toMatchObject([
    { r: 248, b: 8 },
    { r: 8, b: 248 },
  ]);
});

test('A photograph taken sideways stands upright, is cropped after that, and keeps no metadata', async () => {
  const sideways = await sharp(await twoHalves())
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Someone' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const notes = [note(address, file('/all.png', 20)), note(`${address}?rect=0,0,40,30`, file('/top.png', 20))];
  const { files } = await optimize(notes, { [address]: sideways });
  const all = await sharp(await stored(files[0]?.sha256)).metadata();
  expect([all.width, all.height, all.orientation, all.exif, all.icc]).toEqual([
    20,
    40,
    undefined,
    undefined,
    undefined,
  ]);
  expect((await sharp(await stored(files[1]?.sha256)).stats()).dominant).toMatchObject({ r: 248, b: 8 });
});

test('An image with a height is cut around the middle', async () => {
  const cut: ImageFile = { pathname: '/social.jpg', format: 'jpeg', width: 60, height: 20 };
  const { files } = await optimize([note(address, cut)], { [address]: await twoHalves() });
  const { width, height } = await sharp(await stored(files[0]?.sha256)).metadata();
  expect([width, height]).toEqual([60, 20]);
});

test('A crop a pixel outside the original is moved into it', async () => {
  const result = await optimize([note(`${address}?rect=41,1,40,40`, file('/a.png', 10))], {
    [address]: await twoHalves(),
  });
  expect(result).toMatchObject({ made: 1, findings: [] });
});

test('Transparent pixels are white in a JPEG', async () => {
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const { files } = await optimize([note(address, file('/a.jpg', 8, 'jpeg'))], { [address]: clear });
  const { channels } = await sharp(await stored(files[0]?.sha256)).stats();
  expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});

test('A vector image is cleaned', async () => {
  const svg = Buffer.from('<svg viewBox="0 0 1 1"><script>alert(1)</script><path d="M0 0"/></svg>');
  const { files } = await optimize([note(address, file('/a.svg', undefined, 'svg'))], { [address]: svg });
  expect(files[0]?.type).toBe('image/svg+xml');
  expect(String(await stored(files[0]?.sha256))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  );
});

test('The same image gives the same bytes, however many are made side by side', async () => {
  const originals = { [address]: await twoHalves(), [`${address}2`]: await twoHalves(200, 80) };
  const notes = Object.keys(originals).map((url, i) =>
    note(url, file(`/${i}.avif`, 60, 'avif'), file(`/${i}.webp`, 60, 'webp')),
  );
  const first = await optimize(notes, originals, { queue: queueOf(1) });
  rmSync(join(folder, 'images.sqlite'));
  const second = await optimize([...notes].reverse(), originals, { queue: queueOf(4) });
  expect(second.files).toEqual(first.files);
});

test('The progress of images counts files', async () => {
  const seen: number[][] = [];
  await optimize(
    [note(address, file('/a.png', 8), file('/b.png', 9))],
    { [address]: await twoHalves() },
    {
      onProgress: (...counts) => seen.push(counts),
    },
  );
  expect(seen).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

describe('a repeated export', () => {
  const notes = [note(address, file('/a.png', 8), file('/a.webp', 8, 'webp'))];

  test('A repeated export fetches no original and makes no image', async () => {
    const first = await optimize(notes, { [address]: await twoHalves() });
    expect(await optimize(notes, {})).toEqual({ ...first, made: 0, fetched: [] });
  });

  test('A repeated export does not load sharp', async () => {
    await optimize(notes, { [address]: await twoHalves() });
    const code = `
      import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (name === 'sharp' && context.conditions.includes('import')) throw new Error('sharp was loaded');
        return next(name, context);
      } });
      const { optimizeImages } = await import('./src/export/images/images.ts');
      const { openImageRecords } = await import('./src/export/images/image-records.ts');
      const { openStore } = await import('./src/export/output/store.ts');
      const { createSeals } = await import('./src/disk/seal.ts');
      const { folder, notes, config } = JSON.parse(process.argv[1]);
      const seal = createSeals(undefined)('pages');
      const store = openStore(folder + '/store');
      const records = openImageRecords({ indexFile: folder + '/images.sqlite', seal, store });
      const queue = { add() { throw new Error('encoded'); } };
      const input = { records, config, queue };
      console.log((await optimizeImages(notes, { ...input, fetchMedia: () => { throw new Error('fetched'); } })).files.length);`;
    const root = join(import.meta.dirname, '../../../..');
    const words = ['--input-type=module', '-e', code, JSON.stringify({ folder, notes, config })];
    expect(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' })).toBe('2\n');
  });

  test('A repeated export makes only new images', async () => {
    const originals = { [address]: await twoHalves() };
    await optimize(notes, originals);
    expect(await optimize([...notes, note(address, file('/b.png', 9))], originals)).toMatchObject({ made: 1 });
  });

  test('A repeated export makes the images that other settings change, and no others', async () => {
    const originals = { [address]: await twoHalves() };
    await optimize(notes, originals);
    expect(await optimize(notes, originals, { config: { ...config, webp: { quality: 10 } } })).toMatchObject({
      made: 1,
    });
  });

  test('A repeated export fetches an address that may change again, and makes new images of new bytes', async () => {
    const local = 'http://127.0.0.1/assets/sun.png';
    const shown = [note(local, file('/a.png', 8))];
    const before = await optimize(shown, { [local]: await twoHalves() });
    expect(await optimize(shown, { [local]: await twoHalves() })).toEqual({ ...before, made: 0, fetched: [local] });
    const after = await optimize(shown, { [local]: await twoHalves(40, 40) });
    expect(after.made).toBe(1);
    expect(after.files[0]?.sha256).not.toBe(before.files[0]?.sha256);
  });

  test('A repeated export makes damaged images again, and survives a damaged index', async () => {
    const originals = { [address]: await twoHalves() };
    const first = await optimize(notes, originals);
    const { sha256 = '' } = first.files[0] ?? {};
    writeFileSync(join(folder, 'store', sha256.slice(0, 2), sha256.slice(2)), 'damaged');
    expect(await optimize(notes, originals)).toMatchObject({ made: 1, files: first.files });
    writeFileSync(join(folder, 'images.sqlite'), 'damaged'.repeat(1000));
    expect(await optimize(notes, originals)).toMatchObject({ made: 2, files: first.files });
  });
});

const good = 'https://images.prismic.io/helios/good.png';

test('A missing image is a finding for each place that uses it, and stops no other image', async () => {
  const [hero, logo] = [place({ field: 'hero.image' }), place({ id: 'B2', field: 'logo' })];
  const notes: ImageNote[] = [
    { url: `${address}?rect=0,0,1,1`, files: [file('/a.png', 8)], from: hero },
    { url: address, files: [file('/b.png', 8)], from: logo },
    { url: address, files: [file('/b.png', 8)], from: logo },
    note(good, file('/c.png', 8)),
  ];
  const result = await optimize(notes, { [good]: await twoHalves() });
  expect(result.files.map(({ path }) => path)).toEqual(['c.png']);
  expect(result.findings.map(({ code, severity, document }) => [code, severity, document])).toEqual([
    ['missing-image', 'error', hero],
    ['missing-image', 'error', logo],
  ]);
  expect(result.findings[0]?.message).toContain(address);
});

const pixels = (type: string) => (type === 'svg' ? file('/a.svg', undefined, 'svg') : file('/a.png', 8));
test.each([
  ['is no image', 'png', Buffer.from('<html>Not found</html>'), 'unsupported image format'],
  ['is empty', 'png', Buffer.alloc(0), 'it is empty'],
  [
    'is a vector image under another name',
    'png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
    'it is in the format svg',
  ],
  ['is no vector image', 'svg', Buffer.from('<html/>'), 'it is no SVG, or it breaks off'],
  ['is a vector image that breaks off', 'svg', Buffer.from('<svg><g><path'), 'it is no SVG, or it breaks off'],
])('An image that %s is a finding that says so', async (_, type, original, says) => {
  const result = await optimize([note(address, pixels(type))], { [address]: original });
  expect(result.files).toEqual([]);
  const message = expect.stringContaining(says);
  expect(result.findings).toMatchObject([{ code: 'invalid-image', severity: 'error', message, document: place() }]);
});

test('An image that is cut short is a finding', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  const result = await optimize([note(address, file('/a.png', 300))], {
    [address]: whole.subarray(0, whole.length / 2),
  });
  expect(result.findings).toMatchObject([{ code: 'invalid-image' }]);
});

test.each(['gif', 'webp', 'apng'] as const)('An animated %s is a warning, in the export after it too', async (type) => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const [still = Buffer.alloc(0)] = frames;
  const animated =
    type === 'apng'
      ? Buffer.concat([still.subarray(0, 33), animationControl, still.subarray(33)])
      : await sharp(frames, { join: { animated: true } })
          [type]()
          .toBuffer();
  const wanted = [note(address, file('/a.png', 8))];
  const first = await optimize(wanted, { [address]: animated });
  const second = await optimize(wanted, { [address]: animated });
  expect(first).toMatchObject({
    made: 1,
    findings: [{ code: 'animated-image', severity: 'warning', document: place() }],
  });
  expect(second).toEqual({ ...first, made: 0, fetched: [] });
  expect((await optimize([note(good, file('/b.png', 8))], { [good]: still })).findings).toEqual([]);
});

/** The chunk `acTL` of an animated PNG: two frames, shown without end. */
const animationControl = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');

test('Each size of an original is decoded by itself, and each format of a size is encoded by itself', async () => {
  const { add, widen } = queueOf();
  const pieces: number[] = [];
  const queue: PixelQueue = {
    add(work) {
      pieces.push(work.pixels);
      return add(work);
    },
    widen,
  };
  const formats = ['avif', 'webp', 'png'] as const;
  const files = [10, 40].flatMap((width) => formats.map((format) => file(`/${width}.${format}`, width, format)));
  const { made } = await optimize([note(address, ...files)], { [address]: await twoHalves() }, { queue });
  expect(made).toBe(6);
  expect(pieces.toSorted((a, b) => a - b)).toEqual([50, 50, 50, 800, 800, 800, 3200, 3200]);
});

test('An image that would fill the memory is a finding', async () => {
  const huge = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const result = await optimize([note(address, file('/a.png', 8))], { [address]: huge });
  expect(result.findings).toMatchObject([{ code: 'invalid-image', hint: expect.stringContaining('40 megapixels') }]);
});

test('An outage of the image host ends the export, and finished images stay in the store', async () => {
  const outage = new HeliosError('repository-unreachable', { message: 'No answer.' });
  const notes = [note(address, file('/a.png', 8)), note(good, file('/c.png', 8))];
  const originals = { [address]: outage, [good]: await twoHalves() };
  await expect(optimize(notes, originals)).rejects.toMatchObject({ code: 'repository-unreachable', exitCode: 75 });
  expect((await optimize(notes, { [address]: await twoHalves() })).fetched).toEqual([address]);
});
