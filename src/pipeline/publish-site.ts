import type { ManifestHead } from '../export/output/manifest.ts';
import type { PublishResult, StagedSite } from '../export/output/open-output.ts';
import type { OpenExport } from './open-export.ts';

/**
 * Time for which the store retains file contents that no release refers to, in milliseconds: an editor who undoes a
 * change gets the earlier page back from the store.
 */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

/** Publishes the staged site and removes from the store what neither a release nor a recent export needs. */
export async function publishSite(
  staged: StagedSite,
  about: ManifestHead,
  { stores, output }: Pick<OpenExport, 'stores' | 'output'>,
): Promise<PublishResult> {
  const published = await staged.publish(about);
  if (!published.isUnchanged) await stores.store.prune(output.references(), new Date(Date.now() - retentionMs));
  return published;
}
