import { statSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { SubmittedFormData } from '../../rules/leads/submission.ts';
import { HeliosError } from '../../site/helios-error.ts';
import type { DeliveryResult, DueLead } from '../hubspot.ts';
import { type LeadKeys, type LeadState, leadStates, type NewLead } from '../lead.ts';
import { createPrivateFile } from './private-file.ts';

/** A lead in the outbox. Times are milliseconds since 1970. */
export interface StoredLead extends DueLead {
  readonly id: string;
  readonly state: LeadState;
  /** The name of the form: the UID of its document. Empty if an earlier version of Helios stored the lead. */
  readonly formName: string;
  readonly locale: string;
  readonly isVerified: boolean;
  /** The number of deliveries that were begun. */
  readonly attempts: number;
  /** The time from which the lead may be sent again. */
  readonly nextAt: number;
  readonly updatedAt: number;
  /** Names of the lead's files in the folder beside the outbox. */
  readonly files: readonly string[];
  /**
   * The reason why the lead is rejected, uncertain or still pending:
   * HubSpot's error type, or a sentence. It never holds personal data.
   */
  readonly reason: string | undefined;
}

/** A lead that is about to be stored. */
export type LeadToStore = Omit<NewLead, 'files'> & Pick<StoredLead, 'id' | 'files'>;

/** The durable list of leads: a SQLite file, which any number of processes may open. */
export interface Outbox {
  readonly file: string;
  /** Finds a lead with the same request key, or one with the same content that was received at `since` or later. */
  find(keys: LeadKeys, since: number): StoredLead | undefined;
  /**
   * Stores a lead and flushes it to disk, unless `find` returns a lead with the same keys. Returns the lead that is
   * stored.
   */
  add(lead: LeadToStore, times: { readonly now: number; readonly since: number }): StoredLead;
  /** Marks the lead that has been due for longest as `sending` and returns it; undefined if no lead is due. */
  claim(now: number): StoredLead | undefined;
  /** Stores the result of a delivery. `nextAt` is the time of the next attempt, if there will be one. */
  recordResult(id: string, delivery: DeliveryResult, times: { readonly now: number; readonly nextAt: number }): void;
  /**
   * Marks the leads that a crashed process was sending as uncertain, because HubSpot may have them. Returns their
   * number.
   */
  recover(now: number): number;
  /** Makes leads in the given states pending and due at once. Returns their number. */
  requeue(states: readonly LeadState[], ids: readonly string[] | 'all', now: number): number;
  /** The time at which the next pending lead is due; undefined if there is none. */
  nextDue(): number | undefined;
  /** Lists the leads in the given states, or in all states, oldest first. */
  list(states?: readonly LeadState[]): StoredLead[];
  /**
   * Deletes leads so that no byte of them is left in the database and its journal. Files of leads are not deleted.
   * Returns the deleted leads with the states that they had. Throws HeliosError `outbox-unusable` if another program keeps
   * the journal in use; the same call, or one without ids, then completes the deletion.
   */
  erase(ids: readonly string[]): Pick<StoredLead, 'id' | 'state'>[];
  /** Throws if the outbox can't be read, or if its file is gone. */
  check(): void;
  /** Deletes leads that were delivered before the given time. Returns their number. */
  deleteDelivered(before: number): number;
  close(): void;
}

/** The version of the table, stored in the file's `user_version`. Increase it with each change of the table. */
const schemaVersion = 1;

const schema = `
  CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    request_key TEXT UNIQUE,
    content_key TEXT NOT NULL,
    form_id TEXT NOT NULL,
    form_name TEXT,
    locale TEXT NOT NULL,
    data TEXT NOT NULL,
    file TEXT,
    is_verified INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    received_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    reason TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS by_content ON leads (content_key, received_at);
  CREATE INDEX IF NOT EXISTS by_state ON leads (state, next_at);
  PRAGMA user_version = ${schemaVersion};`;

/** Opens the outbox; creates the file if it does not exist. Throws HeliosError `outbox-unusable`. */
export function openOutbox(file: string): Outbox {
  try {
    return outboxOf(file, openDatabase(file));
  } catch (cause) {
    throw outboxUnusable(file, cause);
  }
}

/** Creates the error for an outbox that can't be opened. */
export function outboxUnusable(file: string, cause: unknown): HeliosError {
  return new HeliosError('outbox-unusable', {
    message: `Helios can't open the outbox ${file}: ${cause instanceof Error ? cause.message : String(cause)}.`,
    where: file,
    hint: 'Set HELIOS_LEADS to a file on a local disk that this user may write. Never delete an existing outbox: it holds leads.',
    cause,
  });
}

function openDatabase(file: string): DatabaseSync {
  createPrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 10_000 });
  // Each commit reaches the disk before the visitor gets an answer, so a power cut loses no accepted lead.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  // A deleted lead is overwritten with zeros, and no copy of the database goes to a temporary file.
  database.exec('PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
  if (Number(version) > schemaVersion) {
    database.close();
    throw new Error('a newer version of Helios wrote it');
  }
  database.exec(schema);
  addFormName(database);
  return database;
}

/**
 * Adds the column for the form's name to an outbox of an earlier version. The version of the table stays the same,
 * because the earlier version can use the table with this column, too.
 */
function addFormName(database: DatabaseSync): void {
  inTransaction(database, () => {
    const columns = database.prepare('PRAGMA table_info(leads)').all();
    if (columns.some(({ name }) => name === 'form_name')) return;
    database.exec('ALTER TABLE leads ADD COLUMN form_name TEXT');
  });
}

function outboxOf(file: string, database: DatabaseSync): Outbox {
  const statements = prepare(database);
  const find: Outbox['find'] = ({ request, content }, since) => {
    const row =
      (request === undefined ? undefined : statements.byRequest.get(request)) ??
      statements.byContent.get(content, since);
    return row && leadOf(row);
  };
  return {
    file,
    find,
    add: (lead, { now, since }) =>
      inTransaction(database, () => {
        const known = find(lead.keys, since);
        if (known) return known;
        const row = statements.insert.get(rowOf(lead, now));
        if (!row) throw new Error('SQLite returned no row for a stored lead.');
        return leadOf(row);
      }),
    claim(now) {
      const row = statements.claim.get(now, now);
      return row && leadOf(row);
    },
    recordResult(id, delivery, { now, nextAt }) {
      const { state, reason } = outcomeOf(delivery);
      statements.recordResult.run(state, reason, nextAt, now, id);
    },
    recover: (now) => Number(statements.recover.run('The program ended while it was being sent.', now).changes),
    requeue: (states, ids, now) =>
      Number(statements.requeue.run(now, now, JSON.stringify(states), JSON.stringify(ids)).changes),
    nextDue() {
      const due = statements.nextDue.get()?.due;
      return typeof due === 'number' ? due : undefined;
    },
    list: (states = leadStates) => statements.list.all(JSON.stringify(states)).map(leadOf),
    erase(ids) {
      const deleted = statements.erase.all(JSON.stringify(ids)).map(({ id, state }) => ({
        id: String(id),
        state: stateOf(state),
      }));
      removeTraces(file, database);
      return deleted;
    },
    check() {
      statSync(file);
      statements.nextDue.get();
    },
    deleteDelivered: (before) => Number(statements.deleteDelivered.run(before).changes),
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function prepare(database: DatabaseSync) {
  return {
    byRequest: database.prepare('SELECT * FROM leads WHERE request_key = ?'),
    byContent: database.prepare(
      'SELECT * FROM leads WHERE content_key = ? AND received_at >= ? ORDER BY received_at DESC LIMIT 1',
    ),
    insert: database.prepare(
      `INSERT INTO leads (id, state, request_key, content_key, form_id, form_name, locale, data, file, is_verified, received_at, next_at, updated_at)
       VALUES ($id, 'pending', $request, $content, $formId, $formName, $locale, $data, $file, $isVerified, $now, $now, $now) RETURNING *`,
    ),
    claim: database.prepare(
      `UPDATE leads SET state = 'sending', attempts = attempts + 1, updated_at = ? WHERE id =
       (SELECT id FROM leads WHERE state = 'pending' AND next_at <= ? ORDER BY next_at, received_at LIMIT 1) RETURNING *`,
    ),
    recordResult: database.prepare(
      "UPDATE leads SET state = ?, reason = ?, next_at = ?, updated_at = ? WHERE id = ? AND state = 'sending'",
    ),
    recover: database.prepare(
      "UPDATE leads SET state = 'uncertain', reason = ?, updated_at = ? WHERE state = 'sending'",
    ),
    requeue: database.prepare(
      `UPDATE leads SET state = 'pending', next_at = ?1, updated_at = ?2 WHERE state IN (SELECT value FROM json_each(?3))
       AND (?4 = '"all"' OR id IN (SELECT value FROM json_each(?4)))`,
    ),
    nextDue: database.prepare("SELECT min(next_at) AS due FROM leads WHERE state = 'pending'"),
    list: database.prepare(
      'SELECT * FROM leads WHERE state IN (SELECT value FROM json_each(?)) ORDER BY received_at, id',
    ),
    erase: database.prepare('DELETE FROM leads WHERE id IN (SELECT value FROM json_each(?)) RETURNING id, state'),
    deleteDelivered: database.prepare("DELETE FROM leads WHERE state = 'delivered' AND updated_at < ?"),
  };
}

/**
 * Removes the traces of deleted rows from the files of SQLite: VACUUM writes the database anew without free pages, and
 * the checkpoint empties the journal.
 */
function removeTraces(file: string, database: DatabaseSync): void {
  let cause: unknown;
  try {
    database.exec('VACUUM');
    if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0) return;
  } catch (error) {
    cause = error;
  }
  const reason = cause instanceof Error ? cause.message : 'another program uses it';
  throw new HeliosError('outbox-unusable', {
    message: `The leads are deleted, but bytes of them are left in ${file} and its journal: ${reason}.`,
    where: file,
    hint: 'Free some space, end other programs that read the file, such as a backup, and run the same command again.',
    cause,
  });
}

/** Runs `work` in a transaction, so that two processes that receive the same lead store it once. */
function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function outcomeOf(delivery: DeliveryResult): { state: LeadState; reason: string | null } {
  switch (delivery.type) {
    case 'delivered':
      return { state: 'delivered', reason: null };
    case 'retry':
      return { state: 'pending', reason: delivery.reason };
    case 'uncertain':
      return { state: 'uncertain', reason: delivery.reason };
    case 'rejected':
      return { state: 'rejected', reason: delivery.errorType };
  }
}

function rowOf({ id, keys, formId, formName, locale, data, files, isVerified }: LeadToStore, now: number) {
  return {
    id,
    request: keys.request ?? null,
    content: keys.content,
    formId,
    formName: formName || null,
    locale,
    data: JSON.stringify(data),
    // Spaces can separate the names, because `storeFiles` puts no spaces into them.
    file: files.join(' ') || null,
    isVerified: Number(isVerified),
    now,
  };
}

function leadOf(row: Record<string, SQLOutputValue>): StoredLead {
  return {
    id: String(row.id),
    state: stateOf(row.state),
    formId: String(row.form_id),
    formName: row.form_name === null ? '' : String(row.form_name),
    locale: String(row.locale),
    data: JSON.parse(String(row.data)) as SubmittedFormData,
    files: row.file === null ? [] : String(row.file).split(' '),
    isVerified: row.is_verified === 1,
    attempts: Number(row.attempts),
    receivedAt: Number(row.received_at),
    nextAt: Number(row.next_at),
    updatedAt: Number(row.updated_at),
    reason: row.reason === null ? undefined : String(row.reason),
  };
}

/** The cast is safe: only this file writes the column, with values of this type. */
function stateOf(value: SQLOutputValue | undefined): LeadState {
  return String(value) as LeadState;
}
