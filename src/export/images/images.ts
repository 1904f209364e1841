import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import type { ImageConfig } from '../../../config/schema.ts';
import { byText } from '../../site/by-text.ts';
import type { Finding } from '../../site/finding.ts';
import { HeliosError } from '../../site/helios-error.ts';
import type { SiteFile } from '../output/site-file.ts';
import { isImmutableAddress } from './image-address.ts';
import { failuresFor, lostAnimations } from './image-findings.ts';
import type { ImageRecords } from './image-records.ts';
import type { ImageResult } from './image-results.ts';
import { makeFiles } from './make-files.ts';
import type { ImageNote } from './media-notes.ts';
import { effortOf, groupByOriginal, type OriginalImage, type WantedFile } from './original-images.ts';
import { encodingVersions } from './picture.ts';
import type { PixelQueue } from './pixel-queue.ts';

export interface OptimizeInput {
  readonly records: ImageRecords;
  readonly config: ImageConfig;
  /** Runs the encoding, which takes nearly all of the time. */
  readonly queue: PixelQueue;
  /** Fetches the bytes at an address. Throws HeliosError. */
  fetchMedia(address: string): Promise<Uint8Array>;
  /** True if the bytes at an address never change: then its original is fetched only once. */
  isImmutable?(address: string): boolean;
  onProgress?(done: number, total: number): void;
}

export interface OptimizedImages {
  /** The image files, in path order. */
  readonly files: readonly SiteFile[];
  /** Number of files that this call has made. */
  readonly made: number;
  /** Number of files that come from the shared cache. All others were already in the store. */
  readonly shared: number;
  readonly findings: readonly Finding[];
}

/**
 * The number of originals whose bytes are in memory at once. While the last sizes of some are being encoded, others are
 * fetched and looked up.
 */
const maxOpen = 4;

/**
 * Makes the image files that the pages' notes ask for, except those already in the store or in the shared cache. If no
 * file is new, sharp is not loaded, and originals are fetched only from addresses whose content can change. A bad image
 * becomes a finding and does not stop the others.
 */
export async function optimizeImages(notes: readonly ImageNote[], input: OptimizeInput): Promise<OptimizedImages> {
  const originals = groupByOriginal(notes);
  const run: Run = { ...input, count: createCounter(originals, input.onProgress), failure: new AbortController() };
  const limit = pLimit(maxOpen);
  const longestFirst = [...originals].sort((a, b) => effortOf(b.files) - effortOf(a.files));
  const outcomes = await Promise.allSettled(longestFirst.map((original) => limit(() => attempt(original, run))));
  return summed(outcomes);
}

/** One call of `optimizeImages`. */
interface Run extends OptimizeInput {
  /** Counts finished files for the progress. */
  count(files: number): void;
  /** Aborted by an error of the machine or the network: no other original is begun then. */
  readonly failure: AbortController;
}

function createCounter(originals: readonly OriginalImage[], onProgress: OptimizeInput['onProgress']): Run['count'] {
  const total = originals.reduce((sum, { files }) => sum + files.length, 0);
  let done = 0;
  return (files) => {
    done += files;
    if (files > 0) onProgress?.(done, total);
  };
}

interface Outcome extends OptimizedImages {
  readonly address: string;
}

async function attempt(original: OriginalImage, run: Run): Promise<Outcome> {
  if (run.failure.signal.aborted) return failed(original, []);
  try {
    return await optimizeOriginal(original, run);
  } catch (error) {
    run.failure.abort();
    throw error;
  }
}

/**
 * Adds up the outcomes of all originals, after all images already started are finished. Throws the error of the machine
 * or the network if there was one.
 */
function summed(outcomes: readonly PromiseSettledResult<Outcome>[]): OptimizedImages {
  const rejected = outcomes.find((outcome) => outcome.status === 'rejected');
  if (rejected) throw rejected.reason;
  const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  return {
    files: done.flatMap(({ files }) => files).sort(byText(({ path }) => path)),
    made: done.reduce((sum, { made }) => sum + made, 0),
    shared: done.reduce((sum, { shared }) => sum + shared, 0),
    findings: done.sort(byText(({ address }) => address)).flatMap(({ findings }) => findings),
  };
}

/** The results for files, by pathname. */
type Results = ReadonlyMap<string, ImageResult>;

async function optimizeOriginal(original: OriginalImage, run: Run): Promise<Outcome> {
  const { address, files } = original;
  const { index } = run.records;
  const isImmutable = (run.isImmutable ?? isImmutableAddress)(address);
  const known = isImmutable ? index.original(address) : undefined;
  const before: Results = known === undefined ? new Map() : await findFiles(files, known, run);
  if (before.size === files.length) return outcomeOf(original, before);
  const fetched = await fetchOriginal(original, run);
  if ('findings' in fetched) {
    run.count(files.length - before.size);
    return fetched;
  }
  const { bytes } = fetched;
  const sha256 = hash('sha256', bytes);
  if (isImmutable) index.rememberOriginal(address, sha256);
  const found = known === sha256 ? before : await findFiles(files, sha256, run);
  const missing = files.filter(({ pathname }) => !found.has(pathname));
  const work = { ...run, onFile: () => run.count(1), keyOf: (file: WantedFile) => resultKey(file, sha256, run) };
  try {
    return outcomeOf(original, new Map([...found, ...(await makeFiles(bytes, missing, work))]));
  } catch (error) {
    if (error instanceof HeliosError) throw error;
    return failed(original, failuresFor(original, 'invalid-image', error));
  }
}

function failed({ address }: OriginalImage, findings: readonly Finding[]): Outcome {
  return { address, files: [], made: 0, shared: 0, findings };
}

function outcomeOf(original: OriginalImage, results: Results): Outcome {
  const all = [...results.values()];
  return {
    address: original.address,
    files: siteFiles(original.files, results),
    made: all.filter(({ from }) => from === 'made').length,
    shared: all.filter(({ from }) => from === 'shared').length,
    findings: all.some(({ losesAnimation }) => losesAnimation) ? lostAnimations(original) : [],
  };
}

async function fetchOriginal(original: OriginalImage, run: Run): Promise<{ bytes: Uint8Array } | Outcome> {
  try {
    return { bytes: await run.fetchMedia(original.address) };
  } catch (error) {
    // An outage is no fault of the content, so it ends the export instead of becoming a finding.
    if (error instanceof HeliosError && error.isTemporary) throw error;
    return failed(original, failuresFor(original, 'missing-image', error));
  }
}

/** The files that were made earlier and are undamaged, here or in the shared cache. */
async function findFiles(files: readonly WantedFile[], original: string, run: Run): Promise<Results> {
  const results = new Map<string, ImageResult>();
  const find = async (file: WantedFile) => {
    const result = await run.records.results.find(resultKey(file, original, run));
    if (!result) return;
    results.set(file.pathname, result);
    run.count(1);
  };
  await Promise.all(files.map(find));
  return results;
}

/** Hash of everything that determines a file's bytes. */
function resultKey(
  { format, width, height, crop }: WantedFile,
  original: string,
  { config, records }: OptimizeInput,
): string {
  const settings = { avif: config.avif, webp: config.webp, jpeg: config.jpeg, png: 9, svg: encodingVersions.svg }[
    format
  ];
  return hash('sha256', JSON.stringify([original, format, width, height, crop, settings, records.encoder]));
}

function siteFiles(files: readonly WantedFile[], results: Results): SiteFile[] {
  return files.flatMap(({ pathname, format }) => {
    const result = results.get(pathname);
    const type = format === 'svg' ? 'image/svg+xml' : `image/${format}`;
    if (!result) return [];
    const { sha256, bytes } = result;
    return [{ path: pathname.replace(/^\//, ''), sha256, bytes, type, cache: 'immutable' as const }];
  });
}
