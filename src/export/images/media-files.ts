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

/** Extensions of files that a browser would open as documents of the site's origin, with their scripts. */
const active: ReadonlySet<string> = new Set(['html', 'htm', 'xhtml', 'xml', 'svg', 'js', 'mjs', 'css', 'wasm', 'xsl']);

/**
 * Plans the address and name of a media link's file before the file is fetched. Returns undefined for a file that could
 * run code on the site.
 */
export function planMediaFile(url: string, pathPrefix: string): CopiedFile | undefined {
  const { name, extension } = fileNameOf(url);
  if (!parseImageAddress(url) || extension === '' || active.has(extension)) return undefined;
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

/** Copies into the store all files that pages link to or play. A file already in the store is not fetched again. */
export async function copyMedia(notes: readonly FileNote[], input: CopyInput): Promise<CopiedMedia> {
  const wanted = Map.groupBy(notes, ({ pathname }) => pathname);
  const limit = pLimit(2);
  const index = openImageIndex(input.indexFile, input.seal);
  try {
    const copies = [...wanted.values()].map((places) => limit(() => copyFile(places, index, input)));
    const outcomes = await Promise.all(copies);
    return {
      files: outcomes.flatMap(({ files }) => files).sort(byText(({ path }) => path)),
      findings: outcomes.flatMap(({ findings }) => findings),
    };
  } finally {
    index.close();
  }
}

async function copyFile(places: readonly FileNote[], index: ImageIndex, input: CopyInput): Promise<CopiedMedia> {
  const [{ url, pathname } = { url: '', pathname: '' }] = places;
  try {
    const known = isImmutableAddress(url) ? index.result(url) : undefined;
    if (known && (await input.store.has(known.sha256))) return { files: [siteFile(pathname, known)], findings: [] };
    const bytes = await input.fetchMedia(url);
    const stored = { sha256: await input.store.put(bytes), bytes: bytes.length, losesAnimation: false };
    if (isImmutableAddress(url)) index.rememberResult(url, stored);
    return { files: [siteFile(pathname, stored)], findings: [] };
  } catch (error) {
    // An outage is no fault of the content, so it ends the export instead of becoming a finding.
    if (!(error instanceof HeliosError) || error.isTemporary) throw error;
    return { files: [], findings: places.flatMap(({ from }) => missingFile(url, error, from)) };
  }
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
