import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badConfig } from '../../config/bad-config.ts';
import { parseRedirects, type RedirectFile, redirectFiles } from '../../config/redirects.ts';
import type { Config } from '../../config/schema.ts';
import type { Redirect } from '../site/redirects.ts';
import { decodeUtf8 } from '../site/utf8.ts';

/**
 * Loads the redirects of config/index.ts, and those of `config/_redirects` and `config/redirects.csv` if the project has
 * these files. Throws HeliosError `bad-config` that names file and line of each wrong redirect.
 */
export function loadRedirects(root: string, { redirects }: Pick<Config, 'redirects'>): Redirect[] {
  const files = Object.keys(redirectFiles) as RedirectFile[];
  const texts = files.flatMap((file) => {
    const text = readText(root, file);
    return text === undefined ? [] : [[file, text] as const];
  });
  return parseRedirects(redirects, Object.fromEntries(texts));
}

/** Reads a file of UTF-8 without its byte order mark. Undefined if there is no such file. */
function readText(root: string, file: RedirectFile): string | undefined {
  const bytes = readBytes(root, file);
  const decoded = bytes && decodeUtf8(bytes);
  if (!decoded || 'text' in decoded) return decoded?.text;
  const seen = `other bytes in line ${decoded.faultyLine}`;
  throw badConfig({ name: file, expected: readable, seen, hint: 'Save the file as UTF-8.' });
}

function readBytes(root: string, file: RedirectFile): Uint8Array | undefined {
  try {
    return readFileSync(join(root, file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return undefined;
    const { seen, hint } = unreadable[code] ?? { seen: code, hint: 'Let this user read the file, or remove it.' };
    throw badConfig({ name: file, expected: readable, seen, hint });
  }
}

const readable = 'a readable text in UTF-8';

const unreadable: Readonly<Record<string, { readonly seen: string; readonly hint: string }>> = {
  EISDIR: { seen: 'a folder', hint: 'Put a file in its place, or remove the folder.' },
};
