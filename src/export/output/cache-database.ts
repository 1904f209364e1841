import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { sqliteCode } from '../../site/sqlite.ts';

/** The layout of a cache's database. A file with any other layout is not used. */
export interface CacheLayout {
  /** Increased when the meaning of a column changes. */
  readonly version: number;
  /** The statements that create the tables, without `IF NOT EXISTS`. */
  readonly tables: readonly string[];
}

/** Prepares a statement once for each database. */
export type Prepare = (sql: string) => StatementSync;

/** A database whose loss costs time and nothing else. */
export interface CacheDatabase {
  /**
   * Runs `work`. If the file turns out to be damaged, an empty database replaces it, and `work` runs a second time.
   * Throws for a full disk and for other faults of the machine.
   */
  run<Result>(work: (prepare: Prepare) => Result): Result;
  /** Like `run`, in one transaction. */
  transact(work: (prepare: Prepare) => void): void;
  close(): void;
}

/** A cache's database that is open for reading. Its method throws if the file turns out to be damaged. */
export type CacheReader = Pick<CacheDatabase, 'run' | 'close'>;

/** Opens the database. A file that is no database, or has another layout, is replaced by an empty database. */
export function openCacheDatabase(file: string, layout: CacheLayout): CacheDatabase {
  mkdirSync(dirname(file), { recursive: true });
  const open = (): Opened => {
    const database = openLayout(file, layout);
    return { database, prepare: memoizedPrepare(database) };
  };
  const replace = () => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { recursive: true, force: true });
    return open();
  };
  let current = healed(open, replace);
  const run = <Result>(work: (opened: Opened) => Result): Result =>
    healed(
      () => work(current),
      () => {
        current.database.close();
        current = replace();
        return work(current);
      },
    );
  return {
    run: (work) => run(({ prepare }) => work(prepare)),
    transact: (work) => run((opened) => inTransaction(opened, work)),
    close: () => current.database.close(),
  };
}

interface Opened {
  readonly database: DatabaseSync;
  readonly prepare: Prepare;
}

function inTransaction({ database, prepare }: Opened, work: (prepare: Prepare) => void): void {
  database.exec('BEGIN');
  try {
    work(prepare);
    database.exec('COMMIT');
  } catch (error) {
    // SQLite itself rolls back after some errors, such as that of a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Opens the database for reading only. Returns undefined if the file is missing or damaged, or has another layout. */
export function readCacheDatabase(file: string, layout: CacheLayout): CacheReader | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const opened = database;
    if (hasLayout(opened, layout)) {
      const prepare = memoizedPrepare(opened);
      return { run: (work) => work(prepare), close: () => opened.close() };
    }
  } catch {
    // The file is missing, or it is no database.
  }
  if (database?.isOpen) database.close();
  return undefined;
}

/** SQLite's result codes for faults of the machine or of another process, which an empty database would not mend. */
const notDamage: ReadonlySet<number> = new Set([3, 5, 6, 7, 9, 13]);

/** True for an error that a damaged or foreign file causes: SQLITE_CORRUPT, SQLITE_NOTADB, a missing table. */
export function isDamage(error: unknown): boolean {
  const code = sqliteCode(error);
  return error instanceof OtherLayout || (code !== undefined && !notDamage.has(code));
}

function healed<Result>(attempt: () => Result, heal: () => Result): Result {
  try {
    return attempt();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return heal();
  }
}

class OtherLayout extends Error {
  override readonly name = 'OtherLayout';
}

function openLayout(file: string, layout: CacheLayout): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    // SQLite need not wait for the disk: a killed process does not damage the file. A power cut may damage it, but the
    // file is only a cache, and its records are verified.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
    if (isEmpty(database)) createTables(database, layout);
    if (!hasLayout(database, layout)) throw new OtherLayout();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function isEmpty(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}

function createTables(database: DatabaseSync, { version, tables }: CacheLayout): void {
  database.exec(`BEGIN; PRAGMA user_version = ${version}; ${tables.join('; ')}; COMMIT`);
}

/** True if the database has exactly these tables: no view or trigger may come between a statement and the records. */
function hasLayout(database: DatabaseSync, { version, tables }: CacheLayout): boolean {
  const found = database.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql').all();
  const wanted = [...tables].sort();
  return (
    database.prepare('PRAGMA user_version').get()?.user_version === version &&
    found.length === wanted.length &&
    found.every(({ sql }, index) => sql === wanted[index])
  );
}

function memoizedPrepare(database: DatabaseSync): Prepare {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}
