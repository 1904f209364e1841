import type { LeadState } from '../leads/lead.ts';
import type { Outbox, StoredLead } from '../leads/outbox/open-outbox.ts';
import { deleteFiles, filesOfLeads, leadIdOf } from '../leads/outbox/store-files.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { LeadDeletionReport } from './json/lead-reports.ts';
import { findLeads, type WantedLeads, wantedLeads } from './lead-selection.ts';
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

/**
 * Deletes leads and their files. Throws HeliosError `bad-argument` for an id that has neither a lead nor a file, before
 * anything is deleted: a deletion can't be undone, so its report must tell all of it.
 */
export async function deleteLeads(outbox: Outbox, wanted: WantedLeads): Promise<Deletion> {
  const { own, mentions } = findLeads(outbox.list(), wanted);
  const found = own.map(({ id }) => id);
  const ids = wanted.email === undefined ? wanted.ids : found;
  const files = filesOfLeads(outbox.file, ids);
  const unknown = ids.filter((id) => !found.includes(id) && !files.some((name) => leadIdOf(name) === id));
  if (unknown.length > 0) {
    // If an earlier deletion could not empty the journal, its ids are unknown now, and this call completes it.
    outbox.erase([]);
    throw withoutLead(unknown);
  }
  await deleteFiles(outbox.file, files);
  // `erase` is called even if no lead was found, for the same reason: a visitor's address may be gone by then.
  return { deleted: outbox.erase(found), files, mentions };
}

function withoutLead(ids: readonly string[]): HeliosError {
  return new HeliosError('bad-argument', {
    message: `There is no lead ${ids.join(', ')}. Nothing was deleted.`,
    where: ids.join(', '),
    hint: 'Leave these ids out. `helios leads list` shows the ids and states of all leads.',
  });
}
