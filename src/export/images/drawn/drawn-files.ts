import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import { byText } from '../../../site/by-text.ts';
import type { SiteFile } from '../../output/site-file.ts';
import type { Store } from '../../output/store.ts';
import type { StoredImage } from '../image-index.ts';
import type { ImageRecords } from '../image-records.ts';
import type { Painter } from './draw-picture.ts';
import { findOriginal } from './find-original.ts';
import { type DrawnNote, pictureOf } from './plan-drawing.ts';

export interface DrawInput {
  readonly store: Store;
  readonly records: ImageRecords;
  /** Number of pictures that are drawn in parallel. */
  readonly concurrency: number;
  /** Opens the painter with sharp and the fonts, when the first picture is drawn. */
  readonly painter: () => Promise<Painter>;
  /** Fetches the bytes at an address. Throws HeliosError. */
  fetchMedia(address: string): Promise<Uint8Array>;
}

export interface DrawnFiles {
  /** The files of the pictures, in path order. */
  readonly files: readonly SiteFile[];
  /** Number of pictures that this call has drawn. The others were already in the store. */
  readonly made: number;
}

/** Draws the pictures that pages need, except those already in the store. If none is new, neither sharp nor a font is loaded. */
export async function drawFiles(notes: readonly DrawnNote[], input: DrawInput): Promise<DrawnFiles> {
  const wanted = new Map(notes.map((note) => [note.pathname, note]));
  const { index, encoder, fonts } = input.records;
  const limit = pLimit(input.concurrency);
  let made = 0;
  const madeWith = JSON.stringify([encoder, fonts]);
  const draw = async (note: DrawnNote): Promise<SiteFile> => {
    const { pathname, addresses, picture } = note;
    const originals = await Promise.all(
      addresses.map((address) => findOriginal(address, { index, fetchMedia: input.fetchMedia })),
    );
    const seen = originals.map(({ sha256 }) => sha256);
    const key = hash('sha256', `[${JSON.stringify(pathname)},${picture},${JSON.stringify(seen)},${madeWith}]`);
    const known = index.result(key);
    if (known && (await input.store.has(known.sha256))) return siteFile(pathname, known);
    const painter = await input.painter();
    const bytes = await painter.draw(pictureOf(note), await Promise.all(originals.map((original) => original.load())));
    const image = { sha256: await input.store.put(bytes), bytes: bytes.length, losesAnimation: false };
    index.rememberResult(key, image);
    made += 1;
    return siteFile(pathname, image);
  };
  const files = await Promise.all([...wanted.values()].map((note) => limit(() => draw(note))));
  return { files: files.sort(byText(({ path }) => path)), made };
}

function siteFile(pathname: string, { sha256, bytes }: StoredImage): SiteFile {
  return { path: pathname.slice(1), sha256, bytes, type: 'image/png', cache: 'immutable' };
}
