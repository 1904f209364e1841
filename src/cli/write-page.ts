import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode } from '../export/output/file-error.ts';
import { siteAround } from '../export/output/site-around.ts';
import { HeliosError } from '../site/helios-error.ts';
import { note } from './report.ts';

/** The commands with `--html`. */
type PageCommand = 'coverage' | 'consent-report';

/** The tag by which a later run of the same command recognizes its page, which it may replace. */
export function generatorTag(command: PageCommand): string {
  return `<meta name="generator" content="helios ${command}">`;
}

/**
 * Writes the page that `--html` asks for, with the generator tag of its command, and says where it is. Throws
 * HeliosError `output-refused` in the place of a file that is no page of this command, and in an export, and
 * `output-unwritable`.
 */
export async function writePage(
  path: string,
  { command, html }: { command: PageCommand; html: string },
): Promise<void> {
  const file = resolve(path);
  const site = siteAround(file);
  if (site !== undefined) {
    throw refused(
      file,
      `It lies in ${site}, which an export replaces as a whole.`,
      'Name a file outside of that folder.',
    );
  }
  try {
    if (!(await isReplaceable(file, command))) {
      throw refused(
        file,
        `A file with other content is there: it is no page of \`helios ${command} --html\`.`,
        'Name another file, or move that one elsewhere.',
      );
    }
    await writeFile(file, html);
  } catch (cause) {
    if (cause instanceof HeliosError) throw cause;
    throw new HeliosError('output-unwritable', {
      message: `Helios can't write the page ${file} (${errorCode(cause)}).`,
      where: '--html',
      hint: 'Name a file in a folder that exists and that this user may write to.',
      cause,
    });
  }
  note(`The page is ${file}.`);
}

/** True if nothing is lost by writing a file: it is a page of the same command, empty, a device such as /dev/stdout, or absent. */
async function isReplaceable(file: string, command: PageCommand): Promise<boolean> {
  if (!existsSync(file) || !statSync(file).isFile()) return true;
  const text = await readFile(file, 'utf8');
  return text === '' || text.includes(generatorTag(command));
}

function refused(file: string, why: string, hint: string): HeliosError {
  return new HeliosError('output-refused', {
    message: `The page can't be written to ${file}. ${why}`,
    where: '--html',
    hint,
  });
}
