import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HeliosError } from '../../site/helios-error.ts';
import { isSqliteBusy } from '../../site/sqlite.ts';
import { asFileError } from './file-error.ts';

export interface Lock {
  release(): void;
}

/**
 * Allows one export at a time in a work folder. Throws HeliosError `already-running` if another export has the lock.
 * SQLite's file lock belongs to the process: the system releases it when the process ends, even by a kill. A process id
 * would prove nothing, because containers reuse ids.
 */
export function acquireLock(workFolder: string): Lock {
  const file = join(workFolder, 'lock');
  const database = openDatabase(workFolder, file);
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    database.close();
    throw isSqliteBusy(error) ? alreadyRunning(workFolder, file) : lockError(file, error);
  }
  noteOwner(file);
  return { release: () => database.close() };
}

function openDatabase(workFolder: string, file: string): DatabaseSync {
  try {
    mkdirSync(workFolder, { recursive: true });
    accessSync(workFolder, constants.W_OK);
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw lockError(file, error);
  }
}

function alreadyRunning(workFolder: string, file: string): HeliosError {
  const owner = ownerOf(file);
  return new HeliosError('already-running', {
    message: `Another export${owner ? ` (process ${owner})` : ''} is working in ${workFolder}.`,
    where: file,
    hint: 'Wait until it has ended, then run the same command again.',
  });
}

function lockError(file: string, cause: unknown): HeliosError {
  const fileError = asFileError(cause, file);
  if (fileError instanceof HeliosError) return fileError;
  return new HeliosError('output-unwritable', {
    message: `Helios can't lock ${file}: ${cause instanceof Error ? cause.message : String(cause)}.`,
    where: file,
    hint: 'Delete the file if it is damaged. Otherwise put the work folder (HELIOS_WORK) on a disk that supports file locks.',
    cause,
  });
}

function noteOwner(file: string): void {
  try {
    writeFileSync(`${file}.pid`, `${process.pid}\n`);
  } catch {
    // The file with the process id only serves the message of `alreadyRunning`, so it may be missing. A full disk is
    // reported when the export writes its files.
  }
}

function ownerOf(file: string): string | undefined {
  try {
    return /^\d+/.exec(readFileSync(`${file}.pid`, 'utf8'))?.[0];
  } catch {
    return undefined; // If the file with the process id is missing, the message names no process.
  }
}
