import { hash } from 'node:crypto';
import { byText } from '../../site/by-text.ts';
import { contentTypeOf } from '../../site/content-type.ts';
import { formatReleaseFile, releaseFile } from '../../site/release-layout.ts';
import type { Manifest, SiteFile, SiteFiles } from './site-file.ts';

/** The properties of a manifest that describe the whole export: all but the id and the lists of files. */
export type ManifestHead = Omit<Manifest, 'version' | 'id' | keyof SiteFiles>;

/** Creates the manifest of the given files, in path order. It adds the release file, which contains the manifest's id. */
export function createManifest(head: ManifestHead, { files, hostFiles }: SiteFiles): Manifest {
  const pages = head.pages.toSorted(byText(({ pathname }) => pathname));
  const about = { ...head, pages, hostFiles: ordered(hostFiles) };
  const own = ordered(files);
  const id = hash('sha256', JSON.stringify([about, own])).slice(0, 16);
  const next = own.findIndex(({ path }) => path > releaseFile);
  return { version: 2, id, ...about, files: own.toSpliced(next < 0 ? own.length : next, 0, releaseFileOf(id)) };
}

function ordered(files: readonly SiteFile[]): SiteFile[] {
  return files
    .map(({ path, sha256, bytes, type, cache }) => ({ path, sha256, bytes, type, cache }))
    .sort(byText(({ path }) => path));
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
