import { resolve } from 'node:path';
import { isInside } from '../disk/is-inside.ts';
import { asFileError } from '../export/output/file-error.ts';
import { resolveOut } from '../export/output/out-folder.ts';
import { inputsOf } from '../pipeline/project-inputs.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { Workspace } from './workspace.ts';

/**
 * Refuses a folder for an export that must never be replaced, before anything is written: a refused command leaves no
 * files in the site that is there. Throws HeliosError `output-refused` or `output-unwritable`.
 */
export function assertOut(out: string, { root, workFolder }: Pick<Workspace, 'root' | 'workFolder'>): void {
  const path = resolved(out, { project: root, work: resolve(workFolder) });
  const input = inputsOf(root).find((each) => path === each || isInside(path, each));
  if (input === undefined) return;
  throw new HeliosError('output-refused', {
    message: `The site can't go to ${path}. A site is made from the files of ${input}.`,
    where: path,
    hint: 'Choose a folder outside of it with --out.',
  });
}

function resolved(out: string, folders: Parameters<typeof resolveOut>[1]): string {
  try {
    return resolveOut(out, folders);
  } catch (error) {
    throw asFileError(error, out);
  }
}
