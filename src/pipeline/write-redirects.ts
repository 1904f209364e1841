import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RedirectFile, redirectFiles, type WrittenRedirect } from '../../config/redirects.ts';
import { errorCode } from '../export/output/file-error.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { HostRedirect } from '../site/host-rules.ts';
import { parseAddresses } from '../site/redirects.ts';

/** The project's file of redirects, one a line: `/helios/en/old,/helios/en/new,301`. */
export const redirectsFile = 'config/redirects.csv' satisfies RedirectFile;

const header = 'from,to,status';

/** Formats a redirect as a line of the project's file. Fields are quoted where RFC 4180 asks for it. */
export function formatRedirect({ from, to, status }: HostRedirect, separator = ','): string {
  const quoted = (field: string) => (/[",;\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
  return [from, to, String(status)].map(quoted).join(separator);
}

export interface RedirectChanges {
  readonly added: readonly HostRedirect[];
  readonly removed: readonly HostRedirect[];
}

/**
 * Adds redirects at the end of the project's file, and removes the rows of `removed` from it. Creates the file if
 * needed. Throws HeliosError.
 */
export function writeRedirects(root: string, { added, removed }: RedirectChanges): void {
  if (added.length === 0 && removed.length === 0) return;
  const file = join(root, redirectsFile);
  try {
    const before = withoutRows(readText(file), removed).trimEnd() || header;
    const lines = added.map((redirect) => formatRedirect(redirect, separatorOf(before)));
    const lineEnd = before.includes('\r\n') ? '\r\n' : '\n';
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.tmp`, [before, ...lines, ''].join(lineEnd));
    renameSync(`${file}.tmp`, file);
  } catch (cause) {
    throw new HeliosError('output-unwritable', {
      message: `The site is published, but its redirects can't be written to ${redirectsFile} (${errorCode(cause)}).`,
      where: file,
      hint: byHand({ added, removed }),
      cause,
    });
  }
}

function byHand({ added, removed }: RedirectChanges): string {
  const text = (redirects: readonly HostRedirect[]) => redirects.map((redirect) => formatRedirect(redirect)).join(' ');
  const steps = [
    ...(added.length > 0 ? [`Add these lines to it, or the next export loses them: ${text(added)}`] : []),
    ...(removed.length > 0
      ? [`Remove these lines from it, since they hide pages or lead to addresses that moved: ${text(removed)}`]
      : []),
  ];
  return steps.join('\n');
}

/** A table without the rows of these redirects. Each row is one line, because no address has a line break. */
function withoutRows(text: string, redirects: readonly HostRedirect[]): string {
  const isRemoved = (row: WrittenRedirect) => {
    const parsed = 'from' in row ? parseAddresses(row) : undefined;
    return parsed?.ok && redirects.some(({ from, to }) => from === parsed.from && to === parsed.to);
  };
  const rows = redirectFiles[redirectsFile]('', text.replace(/^\uFEFF/, ''));
  const places = new Set(rows.filter(isRemoved).map(({ place }) => place));
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  return lines.filter((_, index) => !places.has(`:${index + 1}`)).join('');
}

/**
 * Returns the separator of a file's columns, so that added rows have the same. Spreadsheet programs separate columns by
 * semicolons in many countries.
 */
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
