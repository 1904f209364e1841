import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import { byText } from '../../../site/by-text.ts';
import type { SiteFile } from '../../output/site-file.ts';
import type { StoredImage } from '../image-index.ts';
import type { ImageRecords } from '../image-records.ts';
import type { ImageResult } from '../image-results.ts';
import type { Painter } from './draw-picture.ts';
import { type FoundOriginal, findOriginal } from './find-original.ts';
import { type DrawnNote, pictureOf, pictureText } from './plan-drawing.ts';

export interface DrawInput {
  readonly records: ImageRecords;
  /** Opens the painter with sharp and the fonts, when the first picture is drawn. */
  readonly painter: () => Promise<Painter>;
  /** Fetches the bytes at an address. Throws HeliosError. */
  fetchMedia(address: string): Promise<Uint8Array>;
}

export interface DrawnFiles {
  /** The files of the pictures, in path order. */
  readonly files: readonly SiteFile[];
  /** Number of pictures that this call has drawn. */
  readonly made: number;
  /** Number of pictures that come from the shared cache. All others were already in the store. */
  readonly shared: number;
}

/** The number of pictures that are looked up at once, since a shared cache is far away. */
const maxLookups = 16;

/**
 * The number of pictures that are drawn at once. They share sheets of letters, and while the scene of one is being drawn
 * by a thread of the pool, this thread paints the words of others. The pixels of a scene take 2 MB.
 */
const maxDrawings = 8;

/**
 * Draws the pictures that pages need, except those already in the store or in the shared cache. If none is new, neither
 * sharp nor a font is loaded. After an error no other picture is begun.
 */
export async function drawFiles(notes: readonly DrawnNote[], input: DrawInput): Promise<DrawnFiles> {
  const wanted = new Map(notes.map((note) => [note.pathname, note]));
  const lookups = pLimit({ concurrency: maxLookups, rejectOnClear: true });
  const drawings = pLimit({ concurrency: maxDrawings, rejectOnClear: true });
  let failure: { readonly error: unknown } | undefined;
  const make = async (note: DrawnNote) => {
    try {
      const { key, originals, result } = await lookups(() => findPicture(note, input));
      return [{ note, result: result ?? (await drawings(() => drawPicture(note, { key, originals, input }))) }];
    } catch (error) {
      failure ??= { error };
      for (const limit of [lookups, drawings]) limit.clearQueue();
      return [];
    }
  };
  const drawn = (await Promise.all([...wanted.values()].map(make))).flat();
  if (failure) throw failure.error;
  const countFrom = (from: ImageResult['from']) => drawn.filter(({ result }) => result.from === from).length;
  return {
    files: drawn.map(({ note, result }) => siteFile(note.pathname, result)).sort(byText(({ path }) => path)),
    made: countFrom('made'),
    shared: countFrom('shared'),
  };
}

/** Finds a picture by the hash of everything that determines its bytes. */
async function findPicture(note: DrawnNote, { records, fetchMedia }: DrawInput) {
  const { index, encoder, fonts, results } = records;
  const originals = await Promise.all(note.addresses.map((address) => findOriginal(address, { index, fetchMedia })));
  const seen = JSON.stringify(originals.map(({ sha256 }) => sha256));
  const madeWith = JSON.stringify([encoder, fonts]);
  const key = hash('sha256', `[${JSON.stringify(note.pathname)},${pictureText(note)},${seen},${madeWith}]`);
  return { key, originals, result: await results.find(key) };
}

interface Drawing {
  readonly key: string;
  readonly originals: readonly FoundOriginal[];
  readonly input: DrawInput;
}

async function drawPicture(note: DrawnNote, { key, originals, input }: Drawing): Promise<ImageResult> {
  const painter = await input.painter();
  const bytes = await painter.draw(pictureOf(note), await Promise.all(originals.map((original) => original.load())));
  return input.records.results.keep(key, { bytes, losesAnimation: false });
}

function siteFile(pathname: string, { sha256, bytes }: StoredImage): SiteFile {
  return { path: pathname.slice(1), sha256, bytes, type: 'image/png', cache: 'immutable' };
}
