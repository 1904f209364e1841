import { resolve } from 'node:path';
import { HeliosError } from '../site/helios-error.ts';
import { isUnderTilde } from '../site/is-under-tilde.ts';

/**
 * The absolute path of `--out`. An empty value (`--out "$UNSET"`) stays empty, so that the export refuses it. Throws
 * HeliosError `output-refused` for a `~` that no shell has replaced (`--out=~/site`).
 */
export function outFolder(out: string): string {
  if (isUnderTilde(out)) {
    throw new HeliosError('output-refused', {
      message: `The site can't go to ${out}. Only a shell replaces "~", and it does so at the beginning of a word alone.`,
      where: out,
      hint: 'Write --out and the path as two words, or write the path of your home folder instead of "~".',
    });
  }
  return out.trim() === '' ? '' : resolve(out);
}
