import type { DrawnNote } from '../images/drawn/plan-drawing.ts';
import type { PageDraft } from './page-record.ts';

/**
 * A page as text: what a render thread hands over, and what the cache stores. Values that many pages have, such as reads
 * and links, are not in it but in a list that many pages share. The page has their places in the list.
 */
export interface PackedPage {
  readonly pathname: string;
  /** The name of the notes of the page's shell. */
  readonly shell: string;
  /** The name of the page's list. No other list of the export has it. */
  readonly list: string;
  /** The values, as JSON, that follow in the list after those of the pages that were packed before. */
  readonly added: readonly string[];
  /** The page with places instead of shared values, as JSON. */
  readonly draft: string;
}

/** The number of pages that share a list. */
export const pagesPerList = 100;

/**
 * Creates a function that packs pages one after the other. `name` tells apart the lists of several threads. A packed
 * page takes a fraction of the memory of its notes, and another thread receives it in a fraction of the time.
 */
export function createPacker(name: string): (draft: PageDraft) => PackedPage {
  let list = createValueList();
  let packed = 0;
  return ({ shell, companions, own, ...rest }) => {
    if (packed % pagesPerList === 0) list = createValueList();
    const listName = `${name}/${Math.floor(packed / pagesPerList)}`;
    packed += 1;
    const { placeOf, placeOfKnown } = list;
    const notes = eachNote((note) => own[note].map(placeOf));
    const drawn = own.drawn.map(({ shapes, boxes, words, ...note }) => ({
      ...note,
      shapes: placeOf(shapes),
      boxes: boxes.map(placeOf),
      words: words.map(placeOf),
    }));
    const compact: CompactDraft = {
      ...rest,
      companions: companions.map(placeOfKnown),
      own: { ...own, ...notes, drawn },
    };
    const draft = JSON.stringify(compact);
    return { pathname: rest.pathname, shell, list: listName, added: list.added(), draft };
  };
}

/** A list of values, each as JSON. */
interface ValueList {
  /** Returns the place of a value, which is added if the list does not have it. */
  placeOf(value: unknown): Place;
  /** Does the same for a value that is the same object on several pages. */
  placeOfKnown(value: unknown): Place;
  /** Returns the values that were added since the last call. */
  added(): readonly string[];
}

function createValueList(): ValueList {
  const places = new Map<string, Place>();
  // Texts, and the files that pages share, are found without making their JSON. All other objects are new on each page.
  const known = new Map<unknown, Place>();
  let added: string[] = [];
  const placeOfJson = (json: string): Place => {
    const place = places.get(json);
    if (place !== undefined) return place;
    added.push(json);
    places.set(json, places.size);
    return places.size - 1;
  };
  const placeOfKnown = (value: unknown): Place => {
    const place = known.get(value) ?? placeOfJson(JSON.stringify(value));
    known.set(value, place);
    return place;
  };
  return {
    placeOf: (value) => (typeof value === 'string' ? placeOfKnown(value) : placeOfJson(JSON.stringify(value))),
    placeOfKnown,
    added() {
      const taken = added;
      added = [];
      return taken;
    },
  };
}

/**
 * Restores a page. `values` is the page's list, at least as it was after this page was packed. Pages with the same list
 * refer to the same objects, which saves most of the memory that thousands of pages need.
 */
export function unpack(draft: string, shell: string, values: readonly unknown[]): PageDraft {
  // The casts are safe: `createPacker` has made text and list together, and stored ones have seals.
  const { companions, own, ...rest } = JSON.parse(draft) as CompactDraft;
  const at = <Value>(places: readonly Place[]) => places.map((place) => values[place] as Value);
  const notes = eachNote((note) => at(own[note])) as Pick<Own, SharedNote>;
  const drawn = own.drawn.map(({ shapes, boxes, words, ...note }) => ({
    ...note,
    shapes: values[shapes] as string,
    boxes: at<string>(boxes),
    words: at<string>(words),
  }));
  return { ...rest, shell, companions: at(companions), own: { ...own, ...notes, drawn } };
}

type Place = number;
type Own = PageDraft['own'];

/** The notes whose values occur on many pages. */
const sharedNotes = ['reads', 'links', 'madeLinks', 'images', 'files', 'ids'] as const;
type SharedNote = (typeof sharedNotes)[number];

/** A page in which companion files, most notes, and what drawn pictures show are places in a list. */
interface CompactDraft extends Omit<PageDraft, 'shell' | 'companions' | 'own'> {
  readonly companions: readonly Place[];
  readonly own: Omit<Own, SharedNote | 'drawn'> &
    Readonly<Record<SharedNote, readonly Place[]>> & { readonly drawn: readonly CompactDrawing[] };
}

interface CompactDrawing extends Pick<DrawnNote, 'pathname' | 'addresses'> {
  readonly shapes: Place;
  readonly boxes: readonly Place[];
  readonly words: readonly Place[];
}

function eachNote<Value>(make: (note: SharedNote) => Value): Record<SharedNote, Value> {
  // The cast is safe: the entries have exactly these keys, but the type of fromEntries can't express that.
  return Object.fromEntries(sharedNotes.map((note) => [note, make(note)])) as Record<SharedNote, Value>;
}
