import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { HeliosError } from '../../site/helios-error.ts';
import { errorCode } from './file-error.ts';
import { partialName } from './swap.ts';

/**
 * Proves that a folder can be made in the place of `out`, before any work is done for it. Rights alone don't tell: /proc
 * lets its administrator write, and takes no folder. Throws the error of the system, or HeliosError `output-unwritable`.
 */
export function assertWritable(out: string): void {
  let parent = dirname(out);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    // The next export deletes a folder of this name that a kill left.
    const probe = join(parent, partialName(basename(out)));
    mkdirSync(probe);
    rmdirSync(probe);
  } catch (cause) {
    const code = errorCode(cause);
    if (code === 'EEXIST') return;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw cause;
    throw new HeliosError('output-unwritable', {
      message: `Helios can't create ${out}, because it can't create folders in ${parent} (${code}).`,
      where: out,
      hint: 'Choose another folder with --out, or let this user write into that one.',
      cause,
    });
  }
}
