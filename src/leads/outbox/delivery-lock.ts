import { DatabaseSync } from 'node:sqlite';
import { isSqliteBusy } from '../../site/sqlite.ts';
import { createPrivateFile } from './private-file.ts';

/** The right to deliver the leads of an outbox. Only one process holds it at a time. */
export interface DeliveryLock {
  release(): void;
}

/**
 * Acquires the right to deliver. Returns undefined if another process has it. The right is a file lock of SQLite, which
 * ends with its process, even after a crash. So a process that gets the lock can be sure that no other process is
 * sending.
 */
export function acquireDelivery(outboxFile: string): DeliveryLock | undefined {
  const file = `${outboxFile}-delivery`;
  createPrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isSqliteBusy(error)) return undefined;
    throw error;
  }
}
