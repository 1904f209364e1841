import type { ImageConfig } from '../../../config/schema.ts';
import { HeliosError } from '../../site/helios-error.ts';
import type { ImageRecords } from './image-records.ts';
import type { ImageResult } from './image-results.ts';
import { type OpenedSize, openSize } from './opened-size.ts';
import { effortOf, type WantedFile } from './original-images.ts';
import type { PixelQueue } from './pixel-queue.ts';

export interface MakeInput {
  readonly records: Pick<ImageRecords, 'results'>;
  readonly config: ImageConfig;
  readonly queue: PixelQueue;
  /** The hash of everything that determines the bytes of a file. */
  keyOf(file: WantedFile): string;
  /** Called when a file is made, or can't be made. */
  onFile(): void;
}

/**
 * Makes files of an original, in pieces of work that are as small as they can be without decoding a size twice. Each file
 * is kept as soon as it is made, so that an export that is killed has to make only the rest. Throws the first error in the
 * order of the files, after all of them have been attempted.
 */
export async function makeFiles(
  original: Uint8Array,
  files: readonly WantedFile[],
  input: MakeInput,
): Promise<ReadonlyMap<string, ImageResult>> {
  if (original.length === 0) throw new Error('it is empty');
  const pixels = await pixelsOf(original, files);
  const sizes = Map.groupBy(files, ({ crop, width, height }) => JSON.stringify([crop, width, height]));
  const made = await allOf([...sizes.values()].map((size) => makeSize({ original, pixels, files: size }, input)));
  return new Map(made.flat());
}

interface SameSize {
  readonly original: Uint8Array;
  /** The number of pixels of the original. */
  readonly pixels: number;
  readonly files: readonly WantedFile[];
}

/** Makes the files of one crop and size, which need one decoding of the original. */
async function makeSize(
  { original, pixels, files }: SameSize,
  { records, config, queue, keyOf, onFile }: MakeInput,
): Promise<[string, ImageResult][]> {
  const [first] = files;
  if (!first) return [];
  let waiting = files.length;
  const count = () => {
    waiting -= 1;
    onFile();
  };
  const encode = async (file: WantedFile, size: OpenedSize): Promise<[string, ImageResult]> => {
    const { losesAnimation } = size;
    const image = { bytes: await size.encode(file.format), losesAnimation };
    return [file.pathname, await records.results.keep(keyOf(file), image)];
  };
  try {
    const effort = effortOf(files);
    const size = await queue.add({ effort, pixels, run: () => openSize(original, first, config) });
    const made = files.map((file) => {
      const work = { effort: effortOf([file]), pixels: size.pixels, run: () => encode(file, size) };
      return queue.add(work).finally(count);
    });
    return await allOf(made);
  } finally {
    while (waiting > 0) count();
  }
}

/** The number of pixels of an original; 0 if none of them is needed. */
async function pixelsOf(original: Uint8Array, files: readonly WantedFile[]): Promise<number> {
  if (files.every(({ format }) => format === 'svg')) return 0;
  const { countPixels } = await import('./encode-image.ts');
  return countPixels(original);
}

/** Waits for all of them. Throws the error of the machine if there was one, or else the first of the others. */
async function allOf<Result>(attempts: readonly Promise<Result>[]): Promise<Result[]> {
  const outcomes = await Promise.allSettled(attempts);
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (errors.length > 0) throw errors.find((error) => error instanceof HeliosError) ?? errors[0];
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}
