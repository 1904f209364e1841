import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { inodeIn, type Signatures, signatureOf } from '../../disk/seen-paths.ts';
import { indexFiles } from '../../export/output/index-files.ts';
import type { SiteFile } from '../../export/output/site-file.ts';
import type { FileId, Store } from '../../export/output/store.ts';

export interface UntouchedInput {
  /** Path of the published site. */
  readonly out: string;
  /** The signature (size, times, inode) of each file of the site, as the last export left it. */
  readonly outputs: Signatures;
  /** The files of the last release. */
  readonly before: readonly SiteFile[];
  /** The files of the site that a patch makes. */
  readonly after: readonly SiteFile[];
}

/** The files of the site that a patch leaves unchanged, and that are unchanged on the disk since the last export. */
export interface UntouchedFiles {
  /** Returns the device and inode of the published file. Returns undefined if the file is not an untouched one. */
  idOf(file: SiteFile): FileId | undefined;
  /** Returns the signatures of the files that are still valid after the publication, which changes some of them. */
  signatures(store: Pick<Store, 'hasLinked'>): Signatures;
}

export function untouchedFiles({ out, outputs, before, after }: UntouchedInput): UntouchedFiles {
  const old = indexFiles(before);
  const ids = new Map<string, FileId>();
  const seen: { readonly place: string; readonly sha256: string; readonly signature: string }[] = [];
  const { dev } = lstatSync(out);
  for (const { path, sha256 } of after) {
    if (old.get(path)?.sha256 !== sha256) continue;
    const place = join(out, path);
    const signature = outputs.get(place);
    if (signature === undefined) continue;
    ids.set(path, { ino: inodeIn(signature), dev });
    seen.push({ place, sha256, signature });
  }
  return {
    idOf: ({ path }) => ids.get(path),
    signatures({ hasLinked }) {
      const kept = seen.filter(({ sha256 }) => !hasLinked(sha256));
      const [first] = kept;
      const stats = first && lstatSync(first.place, { throwIfNoEntry: false });
      // In a site of copies each publication makes new files, so that one file shows whether the signatures are still
      // valid.
      const isKept = stats && signatureOf(stats) === first?.signature;
      return new Map(isKept ? kept.map(({ place, signature }) => [place, signature]) : []);
    },
  };
}
