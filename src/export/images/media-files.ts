import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Seal } from '../../disk/seal.ts';
import { byText } from '../../site/by-text.ts';
import { contentTypeOf } from '../../site/content-type.ts';
import type { DocumentPlace, Finding } from '../../site/finding.ts';
import { HeliosError } from '../../site/helios-error.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { fileNameOf, isImmutableAddress, parseImageAddress } from './image-address.ts';
import { type ImageIndex, openImageIndex, type StoredImage } from './image-index.ts';
import type { FileNote } from './media-notes.ts';

/** The site's copy of a file that a media link leads to: its address on the site and its name for downloads. */
export interface CopiedFile {
  readonly pathname: string;
  /** File name for the attribute `download`, made from the name of the uploaded file: `price-list.pdf`. */
  readonly name: string;
}

/**
 * Types of files that a browser would open as documents of the site's origin, with their scripts, or that run there. A
 * script in XML runs whatever the other elements are.
 */
const active = /^text\/html|[/+]xml(?:;|$)|^image\/svg|(?:java|ecma)script|^text\/css|^application\/wasm/;

/**
 * Plans the address and name of a media link's file before the file is fetched. Returns undefined for a file that could
 * run code on the site.
 */
export function planMediaFile(url: string, pathPrefix: string): CopiedFile | undefined {
  const { name, extension } = fileNameOf(url);
  if (!parseImageAddress(url) || extension === '' || active.test(contentTypeOf(`.${extension}`))) return undefined;
  const digest = hash('sha256', url).slice(0, 10);
  return { pathname: `${pathPrefix}/static/${name}-${digest}.${extension}`, name: `${name}.${extension}` };
}

export interface CopyInput {
  readonly store: Store;
  /** Path of the image index, which remembers copied files by address too. */
  readonly indexFile: string;
  readonly seal: Seal;
  /** Fetches the bytes at an address. Throws HeliosError. */
  fetchMedia(address: string): Promise<Uint8Array>;
}

export interface CopiedMedia {
  /** The copied files, in path order. */
  readonly files: readonly SiteFile[];
  readonly findings: readonly Finding[];
}

/** Copies the files that pages link to or play while pages are still being rendered. */
export interface MediaWork {
  /** Begins to copy the files that a page needs. */
  begin(notes: readonly FileNote[]): void;
  /**
   * Copies into the store all files that are still missing. More files may be asked for afterwards: an export that can't
   * patch the site begins again with all of its pages. Throws HeliosError for an outage.
   */
  finish(notes: readonly FileNote[]): Promise<CopiedMedia>;
  /** Copies no further file, and waits for the files in work. */
  stop(): Promise<void>;
}

/** Creates the work. A file is fetched once at most, and not at all if the store has it from an earlier export. */
export function createMediaWork({ indexFile, seal, ...source }: CopyInput): MediaWork {
  const limit = pLimit(2);
  const copies = new Map<string, Promise<Copy>>();
  let index: ImageIndex | undefined;
  let isStopped = false;
  const copyOf = ({ url, pathname }: FileNote): Promise<Copy> => {
    const copy = copies.get(pathname) ?? limit(attempt, url);
    copies.set(pathname, copy);
    return copy;
  };
  const attempt = async (url: string): Promise<Copy> => {
    try {
      if (isStopped) throw new Error('The export has ended.');
      index ??= openImageIndex(indexFile, seal);
      return { ok: true, stored: await copyFile(url, index, source) };
    } catch (error) {
      // An error waits for `finish`: rendering goes on until then.
      return { ok: false, error };
    }
  };
  const close = async () => {
    await Promise.all(copies.values());
    index?.close();
    index = undefined;
  };
  return {
    begin(notes) {
      for (const note of notes) void copyOf(note);
    },
    async finish(notes) {
      const wanted = [...Map.groupBy(notes, ({ pathname }) => pathname).values()];
      const outcomes = await Promise.all(
        wanted.map(async (places): Promise<CopiedMedia> => {
          const [first] = places;
          return first ? outcomeOf(places, await copyOf(first)) : { files: [], findings: [] };
        }),
      );
      await close();
      return {
        files: outcomes.flatMap(({ files }) => files).sort(byText(({ path }) => path)),
        findings: outcomes.flatMap(({ findings }) => findings),
      };
    },
    stop() {
      isStopped = true;
      return close();
    },
  };
}

/** The outcome of copying a file. */
type Copy = { readonly ok: true; readonly stored: StoredImage } | { readonly ok: false; readonly error: unknown };

async function copyFile(
  url: string,
  index: ImageIndex,
  { store, fetchMedia }: Pick<CopyInput, 'store' | 'fetchMedia'>,
): Promise<StoredImage> {
  const known = isImmutableAddress(url) ? index.result(url) : undefined;
  if (known && (await store.has(known.sha256))) return known;
  const bytes = await fetchMedia(url);
  const stored = { sha256: await store.put(bytes), bytes: bytes.length, losesAnimation: false };
  if (isImmutableAddress(url)) index.rememberResult(url, stored);
  return stored;
}

/** The file that was copied, or the findings of the places that need it. */
function outcomeOf(places: readonly FileNote[], copy: Copy): CopiedMedia {
  if (copy.ok)
    return { files: places.slice(0, 1).map(({ pathname }) => siteFile(pathname, copy.stored)), findings: [] };
  const { error } = copy;
  // An outage is no fault of the content, so it ends the export instead of becoming a finding.
  if (!(error instanceof HeliosError) || error.isTemporary) throw error;
  return { files: [], findings: places.flatMap(({ url, from }) => missingFile(url, error, from)) };
}

function siteFile(pathname: string, { sha256, bytes }: StoredImage): SiteFile {
  const path = pathname.slice(1);
  return { path, sha256, bytes, type: contentTypeOf(path), cache: 'immutable' };
}

function missingFile(url: string, error: HeliosError, document: DocumentPlace | undefined): Finding {
  return {
    code: 'missing-file',
    severity: 'error',
    message: `Helios can't fetch the file ${url}: ${error.message}`,
    hint: 'Upload it again, or choose another file in this field.',
    ...(document && { document }),
  };
}
