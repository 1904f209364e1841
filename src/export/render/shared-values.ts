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
type Shared = 'reads' | 'links' | 'madeLinks';
type Place = number;

/**
 * A page in which companion files, reads and links are replaced by their indexes in a list of values, because most of
 * these values occur on many pages. What the page's drawn pictures show is stored separately.
 */
export interface CompactDraft extends Omit<PageDraft, 'shell' | 'companions' | 'own'> {
  readonly companions: readonly Place[];
  readonly own: Omit<Own, Shared | 'drawn'> &
    Readonly<Record<Shared, readonly Place[]>> & { readonly drawn: readonly PartedNote[] };
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
}

/**
 * Collects the companion files, reads and links of pages in one list, each once, and replaces them in the pages by
 * their indexes.
 */
export function shareValues(pages: readonly PageDraft[]): CompactDrafts {
  const places = new Map<string, Place>();
  const placesOf = (values: readonly object[]) =>
    values.map((value) => {
      const text = JSON.stringify(value);
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    });
  const drafts = pages.map(({ shell: _shell, companions, own, ...rest }) => {
    const { drawn, pictures } = partPictures(own.drawn);
    const lists = { reads: placesOf(own.reads), links: placesOf(own.links), madeLinks: placesOf(own.madeLinks) };
    return { draft: { ...rest, companions: placesOf(companions), own: { ...own, ...lists, drawn } }, pictures };
  });
  const list = `[${[...places.keys()].join(',')}]`;
  return { name: hash('sha256', list), list, drafts };
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
  // The casts are safe: page and list have seals, and `shareValues` wrote them together.
  const at = <Value>(places: readonly Place[]) => places.map((place) => values[place] as Value);
  const { own, companions } = draft;
  const lists = { reads: at<Own['reads'][number]>(own.reads), links: at<Own['links'][number]>(own.links) };
  return {
    ...draft,
    shell,
    companions: at<PageDraft['companions'][number]>(companions),
    own: {
      ...own,
      ...lists,
      madeLinks: at<Own['madeLinks'][number]>(own.madeLinks),
      drawn: joinPictures({ drawn: own.drawn, pictures }),
    },
  };
}
