import { rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getSystemErrorName } from 'node:util';
import { type CLibrary, loadCLibrary } from './c-library.ts';
import { makeFolder } from './make-folder.ts';

/**
 * Exchanges two paths of one file system in one step: no reader ever finds one of them missing, not even if the process
 * is killed. Each may be a file, a folder or a link. Throws an error with the code of the system, such as `EINVAL`.
 */
export type Exchange = (path: string, other: string) => void;

/** The exchange, or the reason why it can't be used: `this file system can't exchange two folders (EINVAL)`. */
export type ExchangeOrReason =
  | { readonly isPossible: true; readonly exchange: Exchange }
  | { readonly isPossible: false; readonly reason: string };

export type OpenExchange = (trial: string) => Promise<ExchangeOrReason>;

/**
 * Opens the exchange for the file system of a folder. Node has no function for it, so this loads the C
 * library, which takes up to 20 ms: call it only to publish. The exchange is tried in the folder `trial`, which
 * must not exist and is deleted afterwards, because many network file systems lack it.
 */
export async function openExchange(trial: string): Promise<ExchangeOrReason> {
  const exchange = await loadExchange();
  if (typeof exchange === 'string') return { isPossible: false, reason: exchange };
  const [one, other] = [join(trial, 'one'), join(trial, 'other')];
  for (const folder of [one, other]) makeFolder(folder);
  try {
    exchange(one, other);
    return { isPossible: true, exchange };
  } catch (error) {
    const code = error instanceof ExchangeError ? error.code : String(error);
    return { isPossible: false, reason: `the file system of ${dirname(trial)} can't exchange two folders (${code})` };
  } finally {
    for (const each of [one, other, trial]) rmdirSync(each);
  }
}

class ExchangeError extends Error {
  readonly code: string;
  readonly path: string;

  constructor(code: string, path: string) {
    super(`${code}: exchange of ${path}`);
    this.code = code;
    this.path = path;
  }
}

/** Loads the exchange of this operating system. Returns a text with the reason if there is none. */
async function loadExchange(): Promise<Exchange | string> {
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    return `Helios can't exchange two folders on this system (${process.platform})`;
  }
  try {
    const library = await loadCLibrary();
    const call = process.platform === 'linux' ? linuxCall(library) : macCall(library);
    return (path, other) => {
      if (call(path, other) !== 0) throw new ExchangeError(getSystemErrorName(-library.errno()), other);
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `the package koffi can't call this system (${why.split('\n', 1).join()})`;
  }
}

/** `RENAME_EXCHANGE` of Linux 3.15 (man page renameat2(2)); glibc has the function since 2.28. */
function linuxCall(library: CLibrary): (path: string, other: string) => number {
  const [currentFolder, exchange] = [-100, 2];
  const renameat2 = library.func('int renameat2(int, const char *, int, const char *, unsigned int)');
  return (path, other) => Number(renameat2(currentFolder, path, currentFolder, other, exchange));
}

/** `RENAME_SWAP` of macOS 10.12 (man page renamex_np(2)); APFS supports it. */
function macCall(library: CLibrary): (path: string, other: string) => number {
  const swap = 2;
  const renamex = library.func('int renamex_np(const char *, const char *, unsigned int)');
  return (path, other) => Number(renamex(path, other, swap));
}
