import type { PageDraft } from './page-record.ts';

/**
 * Formats a page as the page cache stores it: a line of JSON, then a line for each file, read and link. Most of these lines
 * occur on many pages.
 */
export function formatDraft({ shell: _shell, companions, own, ...draft }: PageDraft): string {
  const { reads, links, madeLinks, ...rest } = own;
  const lists = [companions, reads, links, madeLinks];
  const head: DraftHead = { ...draft, own: rest, lengths: lists.map(({ length }) => length) };
  return [head, ...lists.flat()].map((value) => JSON.stringify(value)).join('\n');
}

/** Parses the text of a page with the shell of this name. */
export type ParseDraft = (text: string, shell: string) => PageDraft;

/**
 * Creates a parser of the texts of `formatDraft`. It parses each line once, however many pages have it: the values of a
 * site of a thousand pages then take a quarter of the time and of the memory.
 */
export function createDraftParser(): ParseDraft {
  const known = new Map<string, unknown>();
  const parse = (line: string): unknown => {
    const value = known.get(line) ?? JSON.parse(line);
    known.set(line, value);
    return value;
  };
  return (text, shell) => {
    const [first = '', ...lines] = text.split('\n');
    const { own, lengths, ...draft }: DraftHead = JSON.parse(first);
    const values = lines.map(parse);
    const lists: unknown = lengths.map((length) => values.splice(0, length));
    // The cast is safe: the text has a seal, and `formatDraft` wrote the lists in this order.
    const [companions, reads, links, madeLinks] = lists as DraftLists;
    return { ...draft, shell, companions, own: { ...own, reads, links, madeLinks } };
  };
}

type Own = PageDraft['own'];
type DraftLists = [PageDraft['companions'], Own['reads'], Own['links'], Own['madeLinks']];

/** The first line of a text. */
interface DraftHead extends Omit<PageDraft, 'shell' | 'companions' | 'own'> {
  readonly own: Omit<Own, 'reads' | 'links' | 'madeLinks'>;
  /** The numbers of lines of each list: companions, reads, links, links that templates make. */
  readonly lengths: readonly number[];
}
