import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import type { ImageConfig } from '../../../config/schema.ts';
import { byText } from '../../site/by-text.ts';
import type { DocumentPlace, Finding } from '../../site/finding.ts';
import { HeliosError } from '../../site/helios-error.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import type { PixelFormat } from './encode-image.ts';
import { type Crop, cropOf, isImmutableAddress, originalAddress } from './image-address.ts';
import type { StoredImage } from './image-index.ts';
import type { ImageRecords } from './image-records.ts';
import type { ImageFile, ImageNote } from './media-notes.ts';

export interface OptimizeInput {
  readonly store: Store;
  readonly records: ImageRecords;
  readonly config: ImageConfig;
  /** Fetches the bytes at an address. Throws HeliosError. */
  fetchMedia(address: string): Promise<Uint8Array>;
  /** True if the bytes at an address never change: then its original is fetched only once. */
  isImmutable?(address: string): boolean;
  /** Number of originals that are processed in parallel, each on one core. The default is 2. */
  readonly concurrency?: number;
  onProgress?(done: number, total: number): void;
}

export interface OptimizedImages {
  /** The image files, in path order. */
  readonly files: readonly SiteFile[];
  /** Number of files that this call has made. The others were already in the store. */
  readonly made: number;
  readonly findings: readonly Finding[];
}

/**
 * Makes the image files that the pages' notes ask for, except those already in the store. If no file is new, sharp is
 * not loaded, and originals are fetched only from addresses whose content can change. A bad image becomes a finding and
 * does not stop the others.
 */
export async function optimizeImages(notes: readonly ImageNote[], input: OptimizeInput): Promise<OptimizedImages> {
  const originals = groupByOriginal(notes);
  const total = originals.reduce((sum, { files }) => sum + files.length, 0);
  const limit = pLimit(input.concurrency ?? 2);
  let [done, isStopped] = [0, false];
  const outcomes = await Promise.allSettled(
    originals.map((original) =>
      limit(async () => {
        if (isStopped) return nothing;
        try {
          const outcome = await optimizeOriginal(original, input);
          done += original.files.length;
          input.onProgress?.(done, total);
          return outcome;
        } catch (error) {
          isStopped = true;
          throw error;
        }
      }),
    ),
  );
  return summed(outcomes);
}

/**
 * Adds up the outcomes of all originals, after all images already started are finished. Throws the error of the machine
 * or the network if there was one.
 */
function summed(outcomes: readonly PromiseSettledResult<Outcome>[]): OptimizedImages {
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  return {
    files: done.flatMap(({ files }) => files).sort(byText(({ path }) => path)),
    made: done.reduce((sum, { made }) => sum + made, 0),
    findings: done.flatMap(({ findings }) => findings),
  };
}

interface Outcome {
  readonly files: readonly SiteFile[];
  readonly made: number;
  readonly findings: readonly Finding[];
}

const nothing: Outcome = { files: [], made: 0, findings: [] };

interface Wanted extends ImageFile {
  readonly crop: Crop | undefined;
}

interface OriginalImage {
  readonly address: string;
  /** The files to make from the original, each pathname once. */
  readonly files: readonly Wanted[];
  readonly places: readonly DocumentPlace[];
}

/** Groups the notes by original and sorts the originals by address, so that the order of the pages does not matter. */
function groupByOriginal(notes: readonly ImageNote[]): OriginalImage[] {
  const groups = new Map<string, { files: Map<string, Wanted>; places: Map<string, DocumentPlace> }>();
  const parsed = new Map<string, Pick<OriginalImage, 'address'> & Pick<Wanted, 'crop'>>();
  for (const { url, files, from } of notes) {
    // Each address is parsed once, because hundreds of pages show the same picture.
    const { address, crop } = parsed.get(url) ?? { address: originalAddress(url), crop: cropOf(url) };
    parsed.set(url, { address, crop });
    const group = groups.get(address) ?? { files: new Map(), places: new Map() };
    groups.set(address, group);
    for (const file of files) group.files.set(file.pathname, { ...file, crop });
    if (from) group.places.set(`${from.lang} ${from.type} ${from.id} ${from.field}`, from);
  }
  return [...groups].sort(byText(([key]) => key)).map(([address, { files, places }]) => ({
    address,
    files: [...files.values()],
    places: [...places].sort(byText(([key]) => key)).map(([, place]) => place),
  }));
}

async function optimizeOriginal(original: OriginalImage, work: OptimizeInput): Promise<Outcome> {
  const { address, files } = original;
  const isImmutable = (work.isImmutable ?? isImmutableAddress)(address);
  const known = isImmutable ? work.records.index.original(address) : undefined;
  const before = known === undefined ? new Map<string, StoredImage>() : await storedResults(files, known, work);
  if (before.size === files.length) return outcomeOf(original, before, 0);

  const fetched = await fetchOriginal(original, work);
  if ('findings' in fetched) return fetched;
  const { bytes } = fetched;
  const sha256 = hash('sha256', bytes);
  if (isImmutable) work.records.index.rememberOriginal(address, sha256);
  const stored = await storedResults(files, sha256, work);
  const missing = files.filter((file) => !stored.has(file.pathname));
  try {
    if (bytes.length === 0) throw new Error('it is empty');
    for (const group of sameSize(missing)) {
      const { made, losesAnimation } = await makeFiles(bytes, group, work.config);
      for (const [file, encoded] of made) {
        const image = { sha256: await work.store.put(encoded), bytes: encoded.length, losesAnimation };
        work.records.index.rememberResult(resultKey(file, sha256, work), image);
        stored.set(file.pathname, image);
      }
    }
  } catch (error) {
    if (error instanceof HeliosError) throw error;
    return { ...nothing, findings: failuresFor(original, 'invalid-image', error) };
  }
  return outcomeOf(original, stored, missing.length);
}

function outcomeOf(original: OriginalImage, stored: ReadonlyMap<string, StoredImage>, made: number): Outcome {
  const isStill = ![...stored.values()].some(({ losesAnimation }) => losesAnimation);
  return { files: siteFiles(original.files, stored), made, findings: isStill ? [] : lostAnimations(original) };
}

async function fetchOriginal(original: OriginalImage, work: OptimizeInput): Promise<{ bytes: Uint8Array } | Outcome> {
  try {
    return { bytes: await work.fetchMedia(original.address) };
  } catch (error) {
    // An outage is no fault of the content, so it ends the export instead of becoming a finding.
    if (error instanceof HeliosError && error.isTemporary) throw error;
    return { ...nothing, findings: failuresFor(original, 'missing-image', error) };
  }
}

/** The files that were made earlier and are undamaged in the store, by pathname. */
async function storedResults(
  files: readonly Wanted[],
  sha256: string,
  work: OptimizeInput,
): Promise<Map<string, StoredImage>> {
  const stored = new Map<string, StoredImage>();
  for (const file of files) {
    const image = work.records.index.result(resultKey(file, sha256, work));
    if (image && (await work.store.has(image.sha256))) stored.set(file.pathname, image);
  }
  return stored;
}

/** Hash of everything that determines a file's bytes. */
function resultKey(
  { format, width, height, crop }: Wanted,
  original: string,
  { config, records }: OptimizeInput,
): string {
  const settings = { avif: config.avif, webp: config.webp, jpeg: config.jpeg, png: 9, svg: 2 }[format];
  return hash('sha256', JSON.stringify([original, format, width, height, crop, settings, records.encoder]));
}

/** Groups files by crop and size, since the files of a group need only one decoding of the original. */
function sameSize(files: readonly Wanted[]): Wanted[][] {
  return [...Map.groupBy(files, ({ crop, width, height }) => JSON.stringify([crop, width, height])).values()];
}

async function makeFiles(
  original: Uint8Array,
  files: readonly Wanted[],
  config: ImageConfig,
): Promise<{ made: [Wanted, Uint8Array][]; losesAnimation: boolean }> {
  const [first] = files;
  if (first?.width === undefined) {
    const { sanitizeSvg } = await import('./svg.ts');
    const svg = sanitizeSvg(new TextDecoder().decode(original));
    if (svg === undefined) throw new Error('it is no SVG, or it breaks off');
    return { made: files.map((file) => [file, Buffer.from(svg)]), losesAnimation: false };
  }
  const { encodeImage } = await import('./encode-image.ts');
  const formats = files.map(({ format }) => format).filter(isPixelFormat);
  const { crop, width, height } = first;
  const encoded = await encodeImage(original, { crop, width, height, formats }, config);
  const made = files.flatMap((file): [Wanted, Uint8Array][] => {
    const bytes = isPixelFormat(file.format) ? encoded.files.get(file.format) : undefined;
    return bytes ? [[file, bytes]] : [];
  });
  return { made, losesAnimation: encoded.losesAnimation };
}

function isPixelFormat(format: ImageFile['format']): format is PixelFormat {
  return format !== 'svg';
}

function siteFiles(files: readonly Wanted[], stored: ReadonlyMap<string, StoredImage>): SiteFile[] {
  return files.flatMap(({ pathname, format }) => {
    const image = stored.get(pathname);
    const type = format === 'svg' ? 'image/svg+xml' : `image/${format}`;
    if (!image) return [];
    const { sha256, bytes } = image;
    return [{ path: pathname.replace(/^\//, ''), sha256, bytes, type, cache: 'immutable' as const }];
  });
}

const failures = { 'missing-image': "can't fetch", 'invalid-image': "can't read" } as const;

function failuresFor(original: OriginalImage, code: keyof typeof failures, error: unknown): Finding[] {
  return atPlaces(original, {
    code,
    severity: 'error',
    message: `Helios ${failures[code]} the image ${original.address}: ${text(error).replace(/\.?$/, '.')}`,
    hint: 'Choose another file in this field. An image is a JPEG, PNG, WebP, AVIF, GIF or SVG of at most 40 megapixels.',
  });
}

function lostAnimations(original: OriginalImage): Finding[] {
  return atPlaces(original, {
    code: 'animated-image',
    severity: 'warning',
    message: `The image ${original.address} is animated. The site shows its first frame alone.`,
    hint: 'Choose a still image, or show the animation in a Video slice.',
  });
}

/** One finding for each place in the content that uses the image, or one without a place if only a template uses it. */
function atPlaces({ places }: OriginalImage, finding: Finding): Finding[] {
  return places.length === 0 ? [finding] : places.map((document) => ({ ...finding, document }));
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
