import { HeliosError } from '../../site/helios-error.ts';
import { isOfProject } from './bundle-cache.ts';
import type { BundledCode } from './code-versions.ts';

/**
 * Throws HeliosError `compile-failed` if the code contains a source of the project that is in none of the folders: nobody
 * would see that it has been edited.
 */
export function assertInFolders({ modules }: Pick<BundledCode, 'modules'>, folders: readonly string[]): void {
  const isIn = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  for (const [importer, { imports }] of Object.entries(modules)) {
    const outside = imports.find((path) => path in modules && isOfProject(path) && !isIn(path));
    if (outside === undefined) continue;
    throw new HeliosError('compile-failed', {
      message: `${importer} imports ${outside}, which is in no folder of the site's code: Helios would not see its edits.`,
      where: importer,
      hint: `Move it into one of these folders: ${folders.join(', ')}.`,
    });
  }
}
