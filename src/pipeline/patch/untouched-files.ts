import { lstatSync } from 'node:fs';
import { inodeIn, signatureOf } from '../../disk/seen-paths.ts';
import { indexFiles } from '../../export/output/index-files.ts';
import { placeIn, type SeenSite } from '../../export/output/seen-site.ts';
import type { SiteFile } from '../../export/output/site-file.ts';
import type { FileId, Store } from '../../export/output/store.ts';

/** The files of the site that a patch leaves unchanged, and that are unchanged on the disk since the last export. */
export interface UntouchedFiles {
  /** Returns the device and inode of the published file. Returns undefined if the file is not an untouched one. */
  idOf(file: SiteFile): FileId | undefined;
  /**
   * Returns the function that gives the signature of an untouched one among the published files. It returns undefined for
   * all others, and for those that the publication has changed. Call it after the publication.
   */
  signaturesAfter(
    published: readonly SiteFile[],
    store: Pick<Store, 'hasLinked'>,
  ): (file: SiteFile) => string | undefined;
}

/** Finds the untouched files of the site before a patch. Undefined stands for a site of which nothing is known. */
export function untouchedFiles(site: SeenSite | undefined): UntouchedFiles {
  if (!site) return { idOf: () => undefined, signaturesAfter: () => () => undefined };
  const old = indexFiles(site.files);
  const { dev } = lstatSync(site.folder);
  const signatureBefore = ({ path, sha256 }: SiteFile) =>
    old.get(path)?.sha256 === sha256 ? site.signatures.get(path) : undefined;
  return {
    idOf(file) {
      const signature = signatureBefore(file);
      return signature === undefined ? undefined : { ino: inodeIn(signature), dev };
    },
    signaturesAfter(published, { hasLinked }) {
      const signatureAfter = (file: SiteFile) => (hasLinked(file.sha256) ? undefined : signatureBefore(file));
      // In a site of copies each publication makes new files, so that one file shows whether the signatures are still
      // valid.
      const first = published.find((file) => signatureAfter(file) !== undefined);
      const stats = first && lstatSync(placeIn(site.folder, first.path), { throwIfNoEntry: false });
      const isKept = stats && signatureOf(stats) === signatureAfter(first);
      return isKept ? signatureAfter : () => undefined;
    },
  };
}
