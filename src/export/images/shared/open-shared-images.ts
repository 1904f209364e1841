import { resolve } from 'node:path';
import type { ImageCacheSettings } from '../../../../config/image-cache.ts';
import type { Seal } from '../../../disk/seal.ts';
import { systemClock } from '../../../site/clock.ts';
import type { Store } from '../../output/store.ts';
import { openBucketPlace } from './bucket-place.ts';
import { openFolderPlace } from './folder-place.ts';
import { createSharedImages, type SharedImages } from './shared-images.ts';

/** Opens the shared cache that a deployment names. */
export function openSharedImages(
  settings: ImageCacheSettings,
  { seal, store }: { readonly seal: Seal; readonly store: Store },
): SharedImages {
  const place =
    settings.kind === 'folder'
      ? openFolderPlace(resolve(settings.folder))
      : openBucketPlace(settings, globalThis.fetch.bind(globalThis));
  return createSharedImages({ place, seal, store, clock: systemClock });
}
