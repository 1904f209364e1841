import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { removeFolderAt } from '../../disk/move-into-place.ts';
import { formatDuration } from '../../site/duration.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { isSqliteBusy } from '../../site/sqlite.ts';
import type { Waits } from '../../site/waits.ts';
import { asFileError } from './file-error.ts';
import { makeFolder } from './make-folder.ts';

export interface Lock {
  release(): void;
}

/** The time between two attempts to get the lock. */
const pollMs = 200;

/**
 * Allows one export at a time in a work folder. While another export has the lock, it waits within the limit of
 * `waits`; without `waits` it does not wait. Throws HeliosError `already-running` if another export still has the lock.
 * SQLite's file lock belongs to the process: the system releases it when the process ends, even if it is killed. A
 * process id would prove nothing, because containers reuse ids.
 */
export async function acquireLock(workFolder: string, waits?: Waits): Promise<Lock> {
  const file = join(workFolder, 'lock');
  for (;;) {
    const lock = tryLock(workFolder, file);
    if (lock) return lock;
    const refusal = () => alreadyRunning(workFolder, file, waits);
    if (!waits) throw refusal();
    const reason = ownerText(workFolder, file);
    waits.announce({ reason, ms: waits.leftMs });
    await waits.pause({ reason, ms: Math.min(pollMs, waits.leftMs || pollMs) }, refusal);
  }
}

function tryLock(workFolder: string, file: string): Lock | undefined {
  const database = openDatabase(workFolder, file);
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    database.close();
    if (isSqliteBusy(error)) return undefined;
    throw lockError(file, error);
  }
  noteOwner(file);
  return { release: () => database.close() };
}

function openDatabase(workFolder: string, file: string): DatabaseSync {
  try {
    makeFolder(workFolder);
    accessSync(workFolder, constants.W_OK);
    // A folder in the place of the file can't be a lock of anybody.
    removeFolderAt(file);
    // In a file that this user may only read, SQLite begins a transaction that locks nobody out, and reports no error.
    if (existsSync(file)) accessSync(file, constants.W_OK);
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw lockError(file, error);
  }
}

function alreadyRunning(workFolder: string, file: string, waits: Waits | undefined): HeliosError {
  const waited = waits ? ` This one has waited ${formatDuration(waits.limitMs - waits.leftMs)} for it.` : '';
  return new HeliosError('already-running', {
    message: `${ownerText(workFolder, file)}.${waited}`,
    where: file,
    hint: waits
      ? 'Run the same command again in a while, or allow more time with --wait.'
      : 'Wait until it has ended, then run the same command again. With --wait 5m a run waits for the other one by itself.',
  });
}

function ownerText(workFolder: string, file: string): string {
  const owner = ownerOf(file);
  return `Another export${owner ? ` (process ${owner})` : ''} is working in ${workFolder}`;
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
