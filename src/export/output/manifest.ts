import { hash } from 'node:crypto';
import { byText } from '../../site/by-text.ts';
import { parsePages } from './manifest-pages.ts';
import type { Manifest, SiteFile } from './site-file.ts';

/** Name of the manifest in the root of the site. Upload scripts read it, and Helios recognizes its own files by it. */
export const siteManifest = 'helios-manifest.json';

/** The properties of a manifest that do not follow from the files of the export. */
export type ManifestHead = Required<Omit<Manifest, 'version' | 'files'>>;

/** Creates the manifest of the given files, in path order. */
export function createManifest(head: ManifestHead, files: Iterable<SiteFile>): Manifest {
  const { source, ref, origin, pathPrefix, trailingSlash, pages } = head;
  const ordered = [...files].sort(byText(({ path }) => path));
  return {
    version: 1,
    source,
    ref,
    origin,
    pathPrefix,
    trailingSlash,
    pages: pages.toSorted(byText(({ pathname }) => pathname)),
    files: ordered.map(({ path, sha256, bytes, type, cache }) => ({ path, sha256, bytes, type, cache })),
  };
}

/** Formats a manifest as JSON with one line for each page and file. The same manifest gives the same bytes. */
export function formatManifest({ pages, files, ...head }: Manifest): string {
  const lists = Object.entries({ pages, files }).map(([name, items]) => `  "${name}": [\n${linesOf(items)}\n  ]`);
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n${lists.join(',\n')}\n}\n`;
}

function linesOf(items: readonly object[]): string {
  return items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
}

/** The name of a release: the first 16 hex digits of its manifest's hash. */
export function releaseId(manifestText: string): string {
  return hash('sha256', manifestText).slice(0, 16);
}

/**
 * Parses a manifest. Undefined if the text is no manifest of Helios. Every path is checked, because files are deleted
 * by the paths in a manifest.
 */
export function parseManifest(text: string): Manifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // The file is truncated by a kill, or not Helios's. Callers treat both cases alike.
  }
  return isManifest(value) ? { ...value, pages: parsePages(value.pages, value.files) } : undefined;
}

/** A manifest whose list of pages is not checked yet. */
type UncheckedManifest = Omit<Manifest, 'pages'> & { readonly pages?: unknown };

function isManifest(value: unknown): value is UncheckedManifest {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('files' in value)) return false;
  if ('source' in value && typeof value.source !== 'string') return false;
  return value.version === 1 && Array.isArray(value.files) && value.files.every(isSiteFile);
}

function isSiteFile(value: unknown): value is SiteFile {
  if (typeof value !== 'object' || value === null) return false;
  if (!('path' in value) || !('sha256' in value) || !('bytes' in value)) return false;
  return isSafePath(value.path) && typeof value.sha256 === 'string' && typeof value.bytes === 'number';
}

/**
 * True for a relative path that stays inside its folder and has only characters that every host and file system
 * accepts.
 */
export function isSafePath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > 1000 || !/^[A-Za-z0-9._~@+/-]+$/.test(path)) return false;
  return path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
