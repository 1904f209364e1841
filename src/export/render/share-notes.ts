import type { LinkNote } from './page-notes.ts';
import type { PageRecord } from './page-record.ts';

/** Replaces the record's link notes by equal ones of earlier records, so that equal notes are one object in memory. */
export type NoteSharing = (record: PageRecord) => PageRecord;

/**
 * Creates a function that lets pages share one object for equal link notes. The links of header and footer are on every
 * page: a separate note for each page would take most of the memory of an export of ten thousand pages.
 */
export function createNoteSharing(): NoteSharing {
  const shared = new Map<string, LinkNote>();
  const share = (link: LinkNote): LinkNote => {
    const { href, text, from } = link;
    const key = `${href}\n${text}\n${from?.id}\n${from?.field}`;
    const known = shared.get(key);
    if (known) return known;
    shared.set(key, link);
    return link;
  };
  return (record) => ({ ...record, notes: { ...record.notes, links: record.notes.links.map(share) } });
}
