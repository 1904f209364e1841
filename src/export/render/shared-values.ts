import { hash } from 'node:crypto';
import type { Seal } from '../../disk/seal.ts';
import type { CacheReader } from '../output/cache-database.ts';
import { memoize } from './memoize.ts';
import type { PageDraft } from './page-record.ts';
import { joinPictures, type PartedNote, partPictures } from './parted-pictures.ts';

/** Creates the table of lists of values that cached pages share. Pages that are stored together share one list. */
export const valueTable = 'CREATE TABLE shared (name TEXT PRIMARY KEY, list TEXT NOT NULL, seal TEXT NOT NULL)';

const selectValues = 'SELECT list, seal FROM shared WHERE name = ?';
export const upsertValues = 'INSERT OR REPLACE INTO shared (name, list, seal) VALUES (?, ?, ?)';

type Own = PageDraft['own'];

/** The notes whose values occur on many pages. */
const sharedNotes = ['reads', 'links', 'madeLinks', 'images', 'files', 'ids'] as const;
type SharedNote = (typeof sharedNotes)[number];
type Place = number;

/**
 * A page in which companion files and most notes are replaced by their indexes in a list of values, because most of
 * these values occur on many pages. What the page's drawn pictures show is stored separately.
 */
export interface CompactDraft extends Omit<PageDraft, 'shell' | 'companions' | 'own'> {
  readonly companions: readonly Place[];
  readonly own: Omit<Own, SharedNote | 'drawn'> &
    Readonly<Record<SharedNote, readonly Place[]>> & { readonly drawn: readonly PartedNote[] };
}

/** A page as it is cached. */
export interface StoredDraft {
  readonly draft: CompactDraft;
  /** What the drawn pictures of the page show. */
  readonly pictures: string;
}

export interface CompactDrafts {
  /** A hash of the list. */
  readonly name: string;
  /** The values as a JSON array. */
  readonly list: string;
  /** The pages, in the order of the input. */
  readonly drafts: readonly StoredDraft[];
  /**
   * The pages as they were, but equal values of several pages are the same object, which saves most of the memory that
   * thousands of pages need.
   */
  readonly pages: readonly PageDraft[];
}

/**
 * Collects companion files, reads, links and other notes of pages in one list, each once, and replaces them in the pages
 * by their indexes.
 */
export function shareValues(pages: readonly PageDraft[]): CompactDrafts {
  const places = new Map<string, Place>();
  const values: unknown[] = [];
  const placesOf = (list: readonly unknown[]) =>
    list.map((value) => {
      const text = JSON.stringify(value);
      const known = places.get(text);
      if (known !== undefined) return known;
      places.set(text, values.length);
      return values.push(value) - 1;
    });
  const compact = ({ shell: _shell, companions, own, ...rest }: PageDraft): StoredDraft => {
    const { drawn, pictures } = partPictures(own.drawn);
    const notes = eachNote((note) => placesOf(own[note]));
    return { draft: { ...rest, companions: placesOf(companions), own: { ...own, ...notes, drawn } }, pictures };
  };
  const shared = pages.map((page) => {
    const stored = compact(page);
    return { stored, page: { ...page, ...sharedBy(page.own, stored.draft, values) } };
  });
  const list = `[${[...places.keys()].join(',')}]`;
  return {
    name: hash('sha256', list),
    list,
    drafts: shared.map(({ stored }) => stored),
    pages: shared.map(({ page }) => page),
  };
}

function eachNote<Value>(make: (note: SharedNote) => Value): Record<SharedNote, Value> {
  // The cast is safe: the entries have exactly these keys, but the type of fromEntries can't express that.
  return Object.fromEntries(sharedNotes.map((note) => [note, make(note)])) as Record<SharedNote, Value>;
}

export function valuesRow({ name, list }: CompactDrafts, seal: Seal): [name: string, list: string, seal: string] {
  return [name, list, seal(name, list)];
}

/** Finds a list of values by its name. Returns undefined if the list is missing or has a wrong seal. */
export type FindValues = (name: string) => readonly unknown[] | undefined;

/** Opens the lists of values in a cache. Each list is read once only. Reading throws if the database is damaged. */
export function openSharedValues(cache: Pick<CacheReader, 'run'>, seal: Seal): FindValues {
  const find = memoize(String, (name: string) => {
    const row = cache.run((prepare) => prepare(selectValues).get(name));
    const isSealed = row !== undefined && seal(name, String(row.list)) === row.seal;
    return { values: isSealed ? (JSON.parse(String(row.list)) as unknown[]) : undefined };
  });
  return (name) => find(name).values;
}

/**
 * Restores a page: replaces indexes by values. Pages with the same list refer to the same objects, which saves most of
 * the memory.
 */
export function withValues({ draft, pictures }: StoredDraft, shell: string, values: readonly unknown[]): PageDraft {
  const drawn = joinPictures({ drawn: draft.own.drawn, pictures });
  return { ...draft, shell, ...sharedBy({ ...draft.own, drawn }, draft, values) };
}

/** The companion files and the notes of a page, in which indexes are replaced by values. */
function sharedBy(
  own: Omit<Own, SharedNote>,
  { companions, own: compact }: Pick<CompactDraft, 'companions' | 'own'>,
  values: readonly unknown[],
): Pick<PageDraft, 'companions' | 'own'> {
  // The casts are safe: `shareValues` has made the indexes and the list together, and stored ones have seals.
  const at = <Value>(places: readonly Place[]) => places.map((place) => values[place] as Value);
  const notes = eachNote((note) => at(compact[note])) as Pick<Own, SharedNote>;
  return { companions: at(companions), own: { ...own, ...notes } };
}
