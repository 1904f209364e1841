import { formatReleaseFile, hostFolderOf } from '../../site/release-layout.ts';
import type { KnownManifest } from './known-site.ts';
import { createManifest, formatManifest, type ManifestHead } from './manifest.ts';
import { shownRelease } from './out-folder.ts';
import { startPlacing } from './place-thread.ts';
import { chooseWay, type Target, type Way } from './publish.ts';
import type { SiteFiles } from './site-file.ts';
import { writeHostFolder } from './site-folder.ts';
import { partialName, removePartial } from './swap.ts';

/** A site that is being made beside `out` before anybody knows whether it will be published. */
export interface BegunSite {
  /** The description with which the site was begun. */
  readonly about: ManifestHead;
  readonly release: KnownManifest;
  /** How `out` will change. It was found out before the site's folder existed, because it is tried there. */
  readonly way: Way;
  /** Waits until the folder is whole. From then on it belongs to the caller. Throws HeliosError. */
  take(): Promise<void>;
  /** Deletes what was made of the site, unless it was taken. */
  discard(): Promise<void>;
}

/**
 * Begins to make a site beside `out`, in a thread of its own. Returns undefined if publishing will place no or few files
 * in that folder: if `out` shows this site already, if it becomes a link, or if a spare tree has most of the files.
 */
export async function beginSite(about: ManifestHead, files: SiteFiles, target: Target): Promise<BegunSite | undefined> {
  const { out, store, spare, state, isPlain } = target;
  if (isPlain || spare.isThere()) return undefined;
  const way = await chooseWay(target);
  const manifest = createManifest(about, files);
  const { id } = manifest;
  if (way.form === 'link' || (state && shownRelease(state) === id)) return undefined;
  const release = { manifest, manifestText: formatManifest(manifest) };
  const folder = partialName(out);
  const remove = () => removePartial(folder, target.releases.load);
  await store.put(formatReleaseFile(id));
  try {
    await writeHostFolder(hostFolderOf(folder), release, { store, placing: 'copy' });
  } catch (error) {
    remove();
    throw error;
  }
  const placing = startPlacing(folder, manifest.files, store);
  let isOurs = true;
  return {
    about,
    release,
    way,
    take() {
      isOurs = false;
      return placing.finish();
    },
    async discard() {
      if (!isOurs) return;
      isOurs = false;
      await placing.stop();
      remove();
    },
  };
}
