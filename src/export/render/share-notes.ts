import type { LinkNote } from './page-notes.ts';
import type { PageRecord } from './page-record.ts';

/** The same record, its notes shared with those before it. */
export type NoteSharing = (record: PageRecord) => PageRecord;

/**
 * Gives pages one and the same note for one and the same link: header and footer are on every page, and their notes
 * would be most of what an export of ten thousand pages has in memory.
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
