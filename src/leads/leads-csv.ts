import { leadFieldNames } from '../rules/leads/field-names.ts';
import type { StoredLead } from './outbox/open-outbox.ts';

/**
 * The mark by which Excel recognises UTF-8. Without it Excel reads
 * the table in the code page of its country and shows `LÃ¼bke`.
 */
const byteOrderMark = '\uFEFF';

/**
 * Formats leads as CSV (RFC 4180) in UTF-8 with a byte order mark: a line of column names, then a line for each lead.
 */
export function leadsCsv(leads: readonly StoredLead[]): string {
  const facts = ['id', 'state', 'received', 'form', 'locale', 'verified', 'reason', 'files', 'page'];
  const names = [...facts, ...leadFieldNames, 'form_name'];
  return byteOrderMark + [names, ...leads.map(cellsOf)].map((cells) => cells.map(cell).join(',')).join('\r\n');
}

function cellsOf({
  id,
  state,
  receivedAt,
  formId,
  formName,
  locale,
  isVerified,
  reason,
  files,
  data,
}: StoredLead): string[] {
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
    formName,
  ];
}

/**
 * Formats a text as a cell. An apostrophe before a text that begins like a formula stops spreadsheets from running it.
 * Phone numbers are not formulas. In many countries Excel begins a new cell at a semicolon, and then a new row at a line
 * break, although the text is quoted: each part of it could be a formula.
 */
function cell(text: string): string {
  const safe = text
    .split(/([;\n])/)
    .map(disarmed)
    .join('');
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function disarmed(part: string): string {
  const isFormula = /^[\t\r]|^["\s]*(?:[=@]|[+-](?![\d\s()/-]*$))/.test(part);
  return isFormula ? `'${part}` : part;
}
