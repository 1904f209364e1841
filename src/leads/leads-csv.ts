import { leadFieldNames } from '../rules/leads/field-names.ts';
import type { StoredLead } from './outbox/open-outbox.ts';

/** Without this mark at the beginning Excel takes a table for one in the code page of its country: `LÃ¼bke`. */
const byteOrderMark = '\uFEFF';

/** Leads as a table (RFC 4180) in UTF-8, which says so: a line each below the names, the columns always the same. */
export function leadsCsv(leads: readonly StoredLead[]): string {
  const names = ['id', 'state', 'received', 'form', 'locale', 'verified', 'reason', 'files', 'page', ...leadFieldNames];
  return byteOrderMark + [names, ...leads.map(cellsOf)].map((cells) => cells.map(cell).join(',')).join('\r\n');
}

function cellsOf({ id, state, receivedAt, formId, locale, isVerified, reason, files, data }: StoredLead): string[] {
  const values = new Map(data.fields.map(({ name, value }) => [name, value]));
  return [
    id,
    state,
    new Date(receivedAt).toISOString(),
    formId,
    locale,
    String(isVerified),
    reason ?? '',
    files.join(' '),
    data.context.pageUri,
    ...leadFieldNames.map((name) => values.get(name) ?? ''),
  ];
}

/** A cell that begins like a formula is one, to the program that opens the file: an apostrophe makes it a text. Phone numbers are none. */
function cell(text: string): string {
  const isFormula = /^[=@\t\r]|^[+-](?![\d\s()/-]*$)/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
