import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HeliosError } from '../../site/helios-error.ts';
import { isSqliteBusy } from '../../site/sqlite.ts';
import { type Outbox, openOutbox, outboxUnusable } from './open-outbox.ts';
import { createPrivateFile } from './private-file.ts';
import { filesFolder } from './store-files.ts';

/** Where the outbox is, and where an earlier version of Helios stored it. */
export interface OutboxPlace {
  readonly file: string;
  /** The file of an earlier version. Undefined if the environment names the outbox: leads never leave a named file. */
  readonly earlier: string | undefined;
}

/** An open outbox, with a sentence for the operator if leads moved to its file or could not be moved. */
export interface OpenedOutbox {
  readonly outbox: Outbox;
  readonly notice: string | undefined;
}

/** True if there is an outbox in the place, or in the place of an earlier version. */
export function hasOutbox({ file, earlier }: OutboxPlace): boolean {
  return existsSync(file) || (earlier !== undefined && existsSync(earlier));
}

/**
 * Opens the outbox. First, all leads and files of an earlier version's outbox move to it. If the process is killed
 * during the move, nothing is lost, because the earlier file is deleted last. While another program uses the earlier
 * file, or if the new place is on another disk, the leads stay where they are. Throws HeliosError `outbox-unusable`.
 */
export function openOutboxAt({ file, earlier }: OutboxPlace): OpenedOutbox {
  if (earlier === undefined || !existsSync(earlier)) return { outbox: openOutbox(file), notice: undefined };
  if (!isOnSameDisk(earlier, file)) {
    const notice = `Leads stay in ${earlier}: their new default place, ${file}, is on another disk. Set HELIOS_LEADS to one of the two.`;
    return { outbox: openOutbox(earlier), notice };
  }
  const lock = `${earlier}-move`;
  createPrivateFile(lock);
  // Without this lock, a second process could open the earlier file while its leads move away.
  const moving = new DatabaseSync(lock, { timeout: 30_000 });
  try {
    moving.exec('BEGIN EXCLUSIVE');
    return moveAndOpen({ file, earlier });
  } catch (error) {
    throw error instanceof HeliosError ? error : outboxUnusable(earlier, error);
  } finally {
    moving.close();
    rmSync(lock, { force: true });
  }
}

function moveAndOpen({ file, earlier }: { readonly file: string; readonly earlier: string }): OpenedOutbox {
  if (!existsSync(earlier)) return { outbox: openOutbox(file), notice: undefined };
  if (!releaseJournal(earlier)) {
    const notice = `Another program uses ${earlier}. Its leads move to ${file} once that program has ended.`;
    return { outbox: openOutbox(earlier), notice };
  }
  const outbox = openOutbox(file);
  const count = copyLeads(earlier, file);
  moveFiles(filesFolder(earlier), filesFolder(file));
  for (const suffix of ['-delivery', '-wal', '-shm', '']) rmSync(earlier + suffix, { force: true });
  const files = existsSync(filesFolder(file)) ? `, their files to ${filesFolder(file)}` : '';
  return {
    outbox,
    notice: `${count} ${count === 1 ? 'lead has' : 'leads have'} moved from ${earlier} to ${file}${files}.`,
  };
}

function isOnSameDisk(earlier: string, file: string): boolean {
  const folder = dirname(file);
  return statSync(earlier).dev === statSync(existsSync(folder) ? folder : dirname(folder)).dev;
}

/** Writes the journal of a database into its file. Returns false if another process has the database open. */
function releaseJournal(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // SQLite allows this change only if the database has no other connection.
    return database.prepare('PRAGMA journal_mode = DELETE').get()?.journal_mode === 'delete';
  } catch (error) {
    if (isSqliteBusy(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

/** Copies the leads of one outbox into another, and returns their number. A lead that both have stays as it is. */
function copyLeads(from: string, to: string): number {
  const database = new DatabaseSync(to, { timeout: 10_000 });
  try {
    database.prepare('ATTACH ? AS earlier').run(from);
    const columns = database.prepare('PRAGMA earlier.table_info(leads)').all();
    if (columns.length === 0) return 0;
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    database.exec('PRAGMA synchronous = FULL');
    const { changes } = database
      .prepare(`INSERT OR IGNORE INTO main.leads (${names}) SELECT ${names} FROM earlier.leads`)
      .run();
    return Number(changes);
  } finally {
    database.close();
  }
}

function moveFiles(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name));
  rmdirSync(from);
}
