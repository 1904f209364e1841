import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode } from '../export/output/file-error.ts';
import { HeliosError } from '../site/helios-error.ts';
import { note } from './report.ts';

/** Writes the page that `--html` asks for, and says where it is. Throws HeliosError `output-unwritable`. */
export async function writePage(path: string, html: string): Promise<void> {
  const file = resolve(path);
  try {
    await writeFile(file, html);
  } catch (cause) {
    throw new HeliosError('output-unwritable', {
      message: `Helios can't write the page ${file} (${errorCode(cause)}).`,
      where: '--html',
      hint: 'Name a file in a folder that exists and that this user may write to.',
      cause,
    });
  }
  note(`The page is ${file}.`);
}
