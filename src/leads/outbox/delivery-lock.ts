import { DatabaseSync } from 'node:sqlite';
import { isSqliteBusy } from '../../site/sqlite.ts';

/** The right to deliver from an outbox, held by one process at a time. */
export interface DeliveryLock {
  release(): void;
}

/**
 * Takes the right to deliver, if no other process has it. SQLite's file lock belongs to the process and ends with it,
 * however it ends: whoever gets the lock knows that nothing is being sent by anybody.
 */
export function acquireDelivery(outboxFile: string): DeliveryLock | undefined {
  const database = new DatabaseSync(`${outboxFile}-delivery`, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isSqliteBusy(error)) return undefined;
    throw error;
  }
}
