import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { leadStates } from '../leads/lead.ts';
import type { Outbox, StoredLead } from '../leads/outbox/open-outbox.ts';
import { hasOutbox, type OutboxPlace, openOutboxAt } from '../leads/outbox/outbox-place.ts';
import { HeliosError } from '../site/helios-error.ts';
import { count, note } from './report.ts';
import type { Workspace } from './workspace.ts';

/**
 * Calls `work` with the outbox. If no outbox exists yet, the function prints a note, does not create one and returns
 * undefined. Throws HeliosError `outbox-unusable`, also if HELIOS_LEADS names a place where no outbox can be.
 */
export async function withOutbox<Result>(
  { outbox: place }: Pick<Workspace, 'outbox'>,
  work: (outbox: Outbox) => Result | Promise<Result>,
): Promise<Result | undefined> {
  if (isThere(place)) return workWith(place, work);
  note(`No lead has come yet: there is no ${place.file}.`);
  return undefined;
}

/**
 * Calls `work` with the outbox, for a command about certain leads. Throws HeliosError `outbox-unusable`, also if no
 * outbox exists: if the folder is wrong, the answer that no lead of a visitor is left would be untrue.
 */
export async function withExistingOutbox<Result>(
  { outbox: place }: Pick<Workspace, 'outbox'>,
  work: (outbox: Outbox) => Result | Promise<Result>,
): Promise<Result> {
  if (isThere(place)) return workWith(place, work);
  throw new HeliosError('outbox-unusable', {
    message: `There is no outbox in ${place.file}, so no lead was looked for.`,
    where: place.file,
    hint: 'Set HELIOS_LEADS or HELIOS_WORK as for `helios serve`. If no lead has come there yet, nothing is stored.',
  });
}

async function workWith<Result>(
  place: OutboxPlace,
  work: (outbox: Outbox) => Result | Promise<Result>,
): Promise<Result> {
  const { outbox, notice } = openOutboxAt(place);
  if (notice !== undefined) note(notice);
  try {
    return await work(outbox);
  } finally {
    outbox.close();
  }
}

/**
 * True if the outbox exists. Throws if no outbox can be at this path, because a wrong path must not look like "no
 * leads".
 */
function isThere(place: OutboxPlace): boolean {
  const { file, earlier } = place;
  try {
    if (hasOutbox(place)) return true;
    // `helios serve` creates the folder of an outbox that the environment names, so a missing folder means a wrong
    // path. The slash makes statSync throw for a file too.
    if (earlier === undefined) statSync(`${dirname(file)}/`);
    return false;
  } catch (cause) {
    throw new HeliosError('outbox-unusable', {
      message: `Helios can't look for leads in ${file}: ${cause instanceof Error ? cause.message : String(cause)}.`,
      where: file,
      hint: 'Set HELIOS_LEADS to the file that `helios serve` uses, and run the command as the same user.',
      cause,
    });
  }
}

/** Prints `3 leads: 1 pending, 2 delivered`, and an explanation if some are uncertain. */
export function noteStates(leads: readonly Pick<StoredLead, 'state'>[]): void {
  const counts = leadStates.flatMap((state) => {
    const total = leads.filter((lead) => lead.state === state).length;
    return total > 0 ? [`${count(total)} ${state}`] : [];
  });
  note(`${count(leads.length, 'lead')}${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`);
  if (leads.some(({ state }) => state === 'uncertain')) {
    note('Uncertain leads: the answer of HubSpot was lost, so HubSpot may have them. Look there first; then run');
    note('helios leads retry --uncertain');
  }
}

/** Names the leads of other visitors that have an address in their texts. People decide whether to delete those too. */
export function noteMentions(leads: readonly StoredLead[]): void {
  if (leads.length === 0) return;
  note(`${count(leads.length, 'other lead')} with the address in another field, such as a message:`);
  for (const { id } of leads) note(`    ${id}`);
}
