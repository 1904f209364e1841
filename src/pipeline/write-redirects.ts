import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RedirectFile } from '../../config/redirects.ts';
import { errorCode } from '../export/output/file-error.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { HostRedirect } from '../site/host-rules.ts';

/** The project's file of redirects, one a line: `/helios/en/old,/helios/en/new,301`. */
export const redirectsFile: RedirectFile = 'config/redirects.csv';

const header = 'from,to,status';

/** Formats a redirect as a line of the project's file. Fields are quoted where RFC 4180 asks for it. */
export function formatRedirect({ from, to, status }: HostRedirect, separator = ','): string {
  const quoted = (field: string) => (/[",;\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
  return [from, to, String(status)].map(quoted).join(separator);
}

/** Adds redirects at the end of the project's file, which is created if it is absent. Throws HeliosError. */
export function writeRedirects(root: string, redirects: readonly HostRedirect[]): void {
  if (redirects.length === 0) return;
  const file = join(root, redirectsFile);
  try {
    const before = readText(file).trimEnd() || header;
    const lines = redirects.map((redirect) => formatRedirect(redirect, separatorOf(before)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.tmp`, `${[before, ...lines].join('\n')}\n`);
    renameSync(`${file}.tmp`, file);
  } catch (cause) {
    throw new HeliosError('output-unwritable', {
      message: `The site is published, but its new redirects can't be written to ${redirectsFile} (${errorCode(cause)}).`,
      where: file,
      hint: `Add these lines to it, or the next export loses them: ${redirects.map((redirect) => formatRedirect(redirect)).join(' ')}`,
      cause,
    });
  }
}

/** Spreadsheets of many countries write semicolons between the columns, and all rows of a file must have the same. */
function separatorOf(text: string): ',' | ';' {
  const [first = ''] = text.split(/\r|\n/, 1);
  return first.includes(';') && !first.includes(',') ? ';' : ',';
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}
