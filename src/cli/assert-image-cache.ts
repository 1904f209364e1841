import { resolve } from 'node:path';
import { isInside } from '../disk/is-inside.ts';
import { inputsOf } from '../pipeline/project-inputs.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { Workspace } from './workspace.ts';

interface Surroundings extends Pick<Workspace, 'imageCache' | 'workFolder' | 'root'> {
  /** The folder of the site. */
  readonly out: string;
}

/**
 * Refuses a folder for shared images that Helios replaces or deletes, or from which it makes the site. Throws HeliosError
 * `bad-config`.
 */
export function assertImageCache({ imageCache, workFolder, out, root }: Surroundings): void {
  if (imageCache?.kind !== 'folder') return;
  const folder = resolve(imageCache.folder);
  const own = [resolve(workFolder), out, `${out}.helios`, ...inputsOf(root)];
  const around = own.find((each) => folder === each || isInside(folder, each));
  if (around === undefined) return;
  throw new HeliosError('bad-config', {
    message: `HELIOS_IMAGE_CACHE must be a folder for shared images alone, got "${imageCache.folder}". It lies in ${around}.`,
    where: 'HELIOS_IMAGE_CACHE',
    hint: 'Name a folder of its own, such as ../helios-images, or unset it.',
  });
}
