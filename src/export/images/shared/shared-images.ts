import type { Seal } from '../../../disk/seal.ts';
import type { Clock } from '../../../site/clock.ts';
import type { Store } from '../../output/store.ts';
import type { StoredImage } from '../image-index.ts';
import type { NewImage } from '../image-results.ts';
import { createGuard, type Guard } from './guard.ts';
import { maxEntryBytes, maxImageBytes, readEntry, writeEntry } from './shared-entry.ts';
import { PlaceFault, type SharedPlace } from './shared-place.ts';

/** Images that other runs made, and to which this one adds its own. No fault of it is a fault of the export. */
export interface SharedImages {
  /** The image with this key. Undefined if there is none that can be believed. */
  find(key: string): Promise<NewImage | undefined>;
  /** Begins to write an image of the store. */
  offer(key: string, image: StoredImage): void;
  /** Waits for the images that are still being written, as long as that is worth while. Nothing is written afterwards. */
  settle(): Promise<SharedReport>;
  /** Ends all use of the place at once. */
  close(): void;
}

/** What a run had from a shared cache, and gave to it. */
export interface SharedReport {
  /** The place in a reader's terms, without secrets. */
  readonly place: string;
  /** Number of images that were read and believed. */
  readonly found: number;
  /** Number of entries that had no right seal or other bytes. They count as absent, and are written anew. */
  readonly refused: number;
  /** Number of images that were written. */
  readonly written: number;
  /** Why the place was not used, or not to the end. Undefined if all went well. */
  readonly fault: { readonly message: string; readonly hint: string } | undefined;
}

export interface SharedImagesInput {
  readonly place: SharedPlace;
  readonly seal: Seal;
  readonly store: Pick<Store, 'get'>;
  readonly clock: Clock;
}

/** The time that an export waits at its end for what is still being written. */
const settleLimitMs = 15_000;

export function createSharedImages({ place, seal, store, clock }: SharedImagesInput): SharedImages {
  const { lanes, patienceMs } = place;
  const reading = createGuard({ clock, patienceMs, lanes: lanes.reading, limitMs: 5000, fairMs: 100 });
  // Nobody waits for what is written, but at the end.
  const writing = createGuard({ clock, patienceMs, lanes: lanes.writing, limitMs: 20_000, fairMs: 2000 });
  let [found, refused, written] = [0, 0, 0];
  const pending = new Set<Promise<void>>();
  const write = async (key: string, image: StoredImage) => {
    const name = nameOf(key);
    const isWritten = await writing.attempt(async (signal) => {
      const bytes = await store.get(image.sha256);
      if (bytes) await place.write(name, writeEntry(name, { ...image, bytes }, seal), signal);
      return bytes !== undefined;
    });
    if (isWritten?.result) written += 1;
  };
  return {
    async find(key) {
      const name = nameOf(key);
      const read = await reading.attempt((signal) => place.read(name, { maxBytes: maxEntryBytes, signal }));
      if (!read?.result) return undefined;
      const image = readEntry(name, read.result, seal);
      if (image) found += 1;
      else refused += 1;
      return image;
    },
    offer(key, image) {
      // A place that can't be read is of no use to anybody, so that nothing is written there either.
      if (!reading.isOpen || !writing.isOpen || image.bytes > maxImageBytes) return;
      const writes = write(key, image).finally(() => pending.delete(writes));
      pending.add(writes);
    },
    async settle() {
      // A shared cache that has not answered reads will not answer writes, so that none is tried.
      if (!reading.isOpen) writing.close();
      if (pending.size > 0) await ended(pending, clock);
      const late = pending.size;
      writing.close();
      return { place: place.title, found, refused, written, fault: faultText({ place, reading, writing, late }) };
    },
    close() {
      reading.close();
      writing.close();
    },
  };
}

/**
 * The name of an entry. The same code may encode other bytes on another kind of processor, as a work folder never sees it:
 * runs share what the same kind has made.
 */
function nameOf(key: string): string {
  return `${process.platform}-${process.arch}/${key.slice(0, 2)}/${key}`;
}

async function ended(pending: ReadonlySet<Promise<void>>, clock: Clock): Promise<void> {
  const done = new AbortController();
  await Promise.race([Promise.all(pending), clock.alarm(settleLimitMs, done.signal)]);
  done.abort();
}

interface Use {
  readonly place: SharedPlace;
  readonly reading: Guard;
  readonly writing: Guard;
  /** The number of images that were still being written at the end. */
  readonly late: number;
}

/** One text for all that went wrong: who reads it has one place to look at. */
function faultText({ place, reading, writing, late }: Use): SharedReport['fault'] {
  const tooLate = new PlaceFault(
    `Some were still being written when the export ended (${late})`,
    'The next run that makes them writes them. A place that is nearer takes them sooner.',
  );
  const fault = reading.fault ?? writing.fault ?? (late > 0 ? tooLate : undefined);
  if (!fault) return undefined;
  const reads = reading.isOpen ? 'failed' : 'was left out';
  const what = reading.fault ? reads : 'did not take all images';
  return { message: `The shared image cache ${place.title} ${what}. ${fault.message}.`, hint: fault.remedy };
}
