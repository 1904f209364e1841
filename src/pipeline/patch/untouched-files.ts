import { lstatSync } from 'node:fs';
import { hasSignature, type Signature } from '../../disk/signatures.ts';
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
  ): (file: SiteFile) => Signature | undefined;
}

/** Finds the untouched files of the site before a patch. Undefined stands for a site of which nothing is known. */
export function untouchedFiles(site: SeenSite | undefined): UntouchedFiles {
  if (!site) return { idOf: () => undefined, signaturesAfter: () => () => undefined };
  const old = indexFiles(site.files);
  const { dev } = lstatSync(site.folder);
  const isSame = ({ path, sha256 }: SiteFile) => old.get(path)?.sha256 === sha256;
  return {
    idOf(file) {
      const ino = isSame(file) ? site.inodeOf(file.path) : undefined;
      return ino === undefined ? undefined : { ino, dev };
    },
    signaturesAfter(published, { hasLinked }) {
      const signatureAfter = (file: SiteFile) =>
        isSame(file) && !hasLinked(file.sha256) ? site.signatureOf(file.path) : undefined;
      // In a site of copies each publication makes new files, so that one file shows whether the signatures are still
      // valid.
      const first = published.find((file) => signatureAfter(file) !== undefined);
      const stats = first && lstatSync(placeIn(site.folder, first.path), { throwIfNoEntry: false });
      const before = first && signatureAfter(first);
      const isKept = stats && before && hasSignature(stats, before);
      return isKept ? signatureAfter : () => undefined;
    },
  };
}
