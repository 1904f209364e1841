import type { LinkNote } from './page-notes.ts';
import type { PageRecord } from './page-record.ts';

/** Returns the record with its link notes replaced by equal ones of earlier records. */
export type NoteSharing = (record: PageRecord) => PageRecord;

/**
 * Creates a function that lets pages share one object for equal link notes. Header and footer are on every page:
 * separate notes of their links would take most of the memory of an export of ten thousand pages.
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
