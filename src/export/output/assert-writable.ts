import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDiskFull } from '../../disk/disk-full.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { errorCode } from './file-error.ts';
import { partialName } from './swap.ts';

/**
 * Proves that a folder can be made in the place of `out`, before any work is done for it. Permissions alone don't tell:
 * in /proc the administrator has the permission to write, but can't create a folder. Throws the error of the system, or
 * HeliosError `output-unwritable`.
 */
export function assertWritable(out: string): void {
  let parent = dirname(out);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    // If this process is killed before it deletes the folder, the next export deletes it by its name.
    const probe = join(parent, partialName(basename(out)));
    mkdirSync(probe);
    rmdirSync(probe);
  } catch (cause) {
    const code = errorCode(cause);
    if (code === 'EEXIST') return;
    if (isDiskFull(code)) throw cause;
    throw new HeliosError('output-unwritable', {
      message: `Helios can't create ${out}, because it can't create folders in ${parent} (${code}).`,
      where: out,
      hint: 'Choose another folder with --out, or let this user write into that one.',
      cause,
    });
  }
}
