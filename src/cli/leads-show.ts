import { join } from 'node:path';
import type { StoredLead } from '../leads/outbox/open-outbox.ts';
import { filesFolder } from '../leads/outbox/store-files.ts';
import type { LeadsReport } from './json/lead-reports.ts';
import { formText, recordOf, timeText } from './lead-record.ts';
import { assertKnown, findLeads, wantedLeads } from './lead-selection.ts';
import { noteMentions, withExistingOutbox } from './leads-outbox.ts';
import { count, note, printable, printJson, printResult } from './report.ts';
import { openWorkspace } from './workspace.ts';

interface ShowFlags {
  readonly email?: string;
  readonly json?: boolean;
}

/** `helios leads show`: prints all data of some leads, found by their ids or by a visitor's email address. */
export async function leadsShowCommand(ids: readonly string[], { email, json }: ShowFlags): Promise<void> {
  const wanted = wantedLeads('show', { ids, email });
  const { own, mentions, folder } = await withExistingOutbox(openWorkspace({ user: 'leads' }), (outbox) => ({
    ...findLeads(outbox.list(), wanted),
    folder: filesFolder(outbox.file),
  }));
  assertKnown(ids, new Set(own.map(({ id }) => id)));
  if (json) printJson({ version: 1, leads: own.map(recordOf) } satisfies LeadsReport);
  else if (own.length > 0) printResult(own.map((lead) => textOf(lead, folder)).join('\n\n'));
  note(`${count(own.length, 'lead')}.`);
  noteMentions(mentions);
}

function textOf(lead: StoredLead, folder: string): string {
  const { id, state, locale, isVerified, attempts, reason, receivedAt, updatedAt, files, data } = lead;
  const consent = data.legalConsentOptions?.consent.text;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['id', id],
    ['state', reason === undefined ? state : `${state}: ${reason}`],
    ['received', `${timeText(receivedAt)} UTC`],
    ['updated', `${timeText(updatedAt)} UTC`],
    ['form', `${formText(lead)} (${lead.formId}), ${locale}`],
    ['verified', isVerified ? 'yes, by the captcha' : 'no'],
    ['sent', `${attempts} x`],
    ['page', data.context.pageUri],
    ['consent', consent],
    ...files.map((name) => ['file', join(folder, name)] as const),
    ...data.fields.map(({ name, value }) => [`  ${name}`, value] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows
    .flatMap(([name, text]) => (text ? [`${name.padEnd(width)}  ${indented(text, width + 2)}`] : []))
    .join('\n');
}

/** Replaces control characters, because visitors wrote the text, and indents all lines after the first. */
function indented(text: string, width: number): string {
  return printable(text).replaceAll('\n', `\n${' '.repeat(width)}`);
}
