import type { Json } from '../json.ts';
import { createFilter, pathReader } from './filter.ts';
import type { PublishedDocument } from './published.ts';
import { parseQuery, QueryError } from './query.ts';

/** One page of the documents that a search found. */
export interface SearchPage {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalPages: number;
  readonly documents: readonly PublishedDocument[];
}

/** Parameters that are not supported and would change the answer. A request with one of them gets an error. */
const unsupported = ['graphQuery', 'after'];

/** Searches the documents of a version by the parameters of a request, with the API's order and limits. */
export function searchDocuments(
  documents: readonly PublishedDocument[],
  params: URLSearchParams,
  masterLang: string,
): SearchPage {
  for (const name of unsupported) {
    if (params.has(name)) throw new QueryError(`${name} is not supported by the local repository`, 1);
  }
  const lang = params.get('lang') ?? masterLang;
  const isWanted = createFilter(params.getAll('q').flatMap(parseQuery));
  const found = documents.filter((document) => (lang === '*' || document.lang === lang) && isWanted(document));
  const ordered = orderDocuments(found, params.get('orderings') ?? '');

  const pageSize = clamp(params.get('pageSize'), { min: 1, max: 100, otherwise: 20 });
  const page = clamp(params.get('page'), { min: 1, max: Number.MAX_SAFE_INTEGER, otherwise: 1 });
  const totalPages = Math.ceil(ordered.length / pageSize);
  const slice = ordered.slice((page - 1) * pageSize, page * pageSize);
  return { page, pageSize, total: ordered.length, totalPages, documents: slice };
}

function clamp(text: string | null, { min, max, otherwise }: { min: number; max: number; otherwise: number }): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? otherwise : Math.min(max, Math.max(min, value));
}

/**
 * Sorts documents by orderings such as `[document.last_publication_date
 * desc,my.page.title]`. Documents with equal values stay in their order.
 */
function orderDocuments(documents: readonly PublishedDocument[], orderings: string): readonly PublishedDocument[] {
  const rules = orderings
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map((rule) => {
      const [path = '', direction] = rule.split(/\s+/);
      return { read: pathReader(path), sign: direction === 'desc' ? -1 : 1 };
    });
  if (rules.length === 0) return documents;
  return documents.toSorted((a, b) => {
    for (const { read, sign } of rules) {
      const order = compare(read(a)?.value, read(b)?.value);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

function compare(a: Json | undefined, b: Json | undefined): number {
  if (a === b) return 0;
  // In ascending order, documents without the value to sort by are last.
  if (a === undefined || a === null) return 1;
  if (b === undefined || b === null) return -1;
  return a < b ? -1 : 1;
}
