import { hash } from 'node:crypto';
import { z } from 'zod';
import { byText } from '../../site/by-text.ts';
import { contentTypeOf } from '../../site/content-type.ts';
import { formatReleaseFile, releaseFile } from '../../site/release-layout.ts';
import { manifestPage } from './manifest-pages.ts';
import type { Manifest, SiteFile, SiteFiles } from './site-file.ts';

/** The properties of a manifest that describe the whole export: all but the id and the lists of files. */
export type ManifestHead = Omit<Manifest, 'version' | 'id' | keyof SiteFiles>;

/** Creates the manifest of the given files, in path order. It adds the release file, which contains the manifest's id. */
export function createManifest(head: ManifestHead, { files, hostFiles }: SiteFiles): Manifest {
  const pages = head.pages.toSorted(byText(({ pathname }) => pathname));
  const about = { ...head, pages, hostFiles: ordered(hostFiles) };
  const id = hash('sha256', JSON.stringify([about, ordered(files)])).slice(0, 16);
  return { version: 2, id, ...about, files: ordered([...files, releaseFileOf(id)]) };
}

function ordered(files: readonly SiteFile[]): SiteFile[] {
  return [...files]
    .sort(byText(({ path }) => path))
    .map(({ path, sha256, bytes, type, cache }) => ({ path, sha256, bytes, type, cache }));
}

function releaseFileOf(id: string): SiteFile {
  const content = formatReleaseFile(id);
  const type = contentTypeOf(releaseFile);
  return { path: releaseFile, sha256: hash('sha256', content), bytes: content.length, type, cache: 'revalidate' };
}

/** Formats a manifest as JSON with one line for each page and file. The same manifest gives the same bytes. */
export function formatManifest({ pages, hostFiles, files, ...head }: Manifest): string {
  const lists = Object.entries({ pages, hostFiles, files }).map(
    ([name, items]) => `  "${name}": [\n${linesOf(items)}\n  ]`,
  );
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n${lists.join(',\n')}\n}\n`;
}

function linesOf(items: readonly object[]): string {
  return items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
}

const file = z.object({
  // Files are written and deleted by the paths in a manifest.
  path: z.string().refine(isSafePath),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number(),
  type: z.string(),
  cache: z.enum(['immutable', 'revalidate']),
});

const manifest = z.object({
  version: z.literal(2),
  id: z.string().regex(/^[0-9a-f]{16}$/),
  source: z.string(),
  ref: z.string(),
  origin: z.string(),
  pathPrefix: z.string(),
  trailingSlash: z.string(),
  pages: z.array(manifestPage),
  sitePages: z.number(),
  isPartial: z.boolean(),
  selection: z.object({ locales: z.array(z.string()), routes: z.array(z.string()) }),
  // Manifests of earlier versions of Helios have neither of these two.
  leftOutPages: z.array(z.string().startsWith('/').max(1000)).default([]),
  hasImages: z.boolean().default(true),
  files: z.array(file),
  hostFiles: z.array(file),
});

/** Parses a manifest. Undefined if the text is no manifest of Helios, or one that a kill has truncated. */
export function parseManifest(text: string): Manifest | undefined {
  return manifest.safeParse(jsonOf(text)).data;
}

const earlierManifest = z.object({
  version: z.literal(1),
  files: z.array(z.object({ path: z.string().refine(isSafePath) })),
});

/** Parses the manifest that earlier versions of Helios wrote into the site itself. Returns the paths in it. */
export function parseEarlierManifest(text: string): string[] | undefined {
  return earlierManifest.safeParse(jsonOf(text)).data?.files.map(({ path }) => path);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // No schema accepts a missing value.
  }
}

/**
 * True for a relative path that stays inside its folder and has only characters that every host and file system
 * accepts.
 */
export function isSafePath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > 1000 || !/^[A-Za-z0-9._~@+/-]+$/.test(path)) return false;
  return path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
