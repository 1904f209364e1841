import type { LeadState } from '../leads/lead.ts';
import type { Outbox, StoredLead } from '../leads/outbox/open-outbox.ts';
import { deleteFiles, filesOfLeads } from '../leads/outbox/store-files.ts';
import type { LeadDeletionReport } from './json/lead-reports.ts';
import { assertKnown, findLeads, type WantedLeads, wantedLeads } from './lead-selection.ts';
import { noteMentions, withExistingOutbox } from './leads-outbox.ts';
import { count, note, printJson } from './report.ts';
import { openWorkspace } from './workspace.ts';

interface DeleteFlags {
  readonly email?: string;
  readonly json?: boolean;
}

interface Deletion {
  readonly deleted: readonly Pick<StoredLead, 'id' | 'state'>[];
  /** Names of the deleted files. */
  readonly files: readonly string[];
  readonly mentions: readonly StoredLead[];
}

/** States of leads that HubSpot has, or may have. */
const sentStates: ReadonlySet<LeadState> = new Set(['delivered', 'sending', 'uncertain']);

/**
 * `helios leads delete`: deletes leads and their files for good, found by their ids or by a visitor's email address.
 * The server may go on running.
 */
export async function leadsDeleteCommand(ids: readonly string[], { email, json }: DeleteFlags): Promise<void> {
  const wanted = wantedLeads('delete', { ids, email });
  const workspace = openWorkspace({ user: 'leads' });
  const { deleted, files, mentions } = await withExistingOutbox(workspace, (outbox) => deleteLeads(outbox, wanted));
  note(`${count(deleted.length, 'lead')} and ${count(files.length, 'file')} deleted.`);
  const sent = deleted.filter(({ state }) => sentStates.has(state)).length;
  if (sent > 0) note(`HubSpot has or may have ${count(sent)} of them. Delete the contact there too.`);
  if (deleted.length > 0) note('Backups of the outbox, if you make any, still have them.');
  noteMentions(mentions);
  if (json) {
    const ids = mentions.map(({ id }) => id);
    printJson({ version: 1, deleted, files, mentions: ids } satisfies LeadDeletionReport);
  }
}

async function deleteLeads(outbox: Outbox, wanted: WantedLeads): Promise<Deletion> {
  const { own, mentions } = findLeads(outbox.list(), wanted);
  const deleted = own.map(({ id, state }) => ({ id, state }));
  const ids = wanted.email === undefined ? wanted.ids : deleted.map(({ id }) => id);
  const files = filesOfLeads(outbox.file, ids);
  await deleteFiles(outbox.file, files);
  // `erase` is called even if no lead was found: the call completes an earlier deletion that could not empty the
  // journal.
  outbox.erase(deleted.map(({ id }) => id));
  const known = [...deleted.map(({ id }) => id), ...ids.filter((id) => files.some((name) => name.startsWith(id)))];
  assertKnown(wanted.ids, new Set(known));
  return { deleted, files, mentions };
}
