import { isJsonObject, type Json } from '../json.ts';
import type { PublishedDocument } from './published.ts';
import { type Predicate, QueryError, type QueryValue } from './query.ts';

type Test = (value: Json | undefined, args: readonly QueryValue[]) => boolean;

const tests: Readonly<Record<string, Test>> = {
  at: (value, [wanted]) => isAt(value, wanted),
  not: (value, [wanted]) => !isAt(value, wanted),
  any: (value, [wanted]) => isAny(value, wanted),
  in: (value, [wanted]) => isAny(value, wanted),
  has: (value) => isFilled(value),
  missing: (value) => !isFilled(value),
  'number.gt': (value, [bound]) => isNumber(value) && value > Number(bound),
  'number.lt': (value, [bound]) => isNumber(value) && value < Number(bound),
  'number.inRange': (value, [low, high]) => isNumber(value) && value >= Number(low) && value <= Number(high),
  'date.after': (value, [bound]) => instant(value) > instant(bound),
  'date.before': (value, [bound]) => instant(value) < instant(bound),
  'date.between': (value, [low, high]) => instant(value) > instant(low) && instant(value) < instant(high),
};

/**
 * Creates a function that tests whether a document meets all predicates. Throws QueryError for an operator that is not
 * supported.
 */
export function createFilter(predicates: readonly Predicate[]): (document: PublishedDocument) => boolean {
  const parts = predicates.map((predicate) => {
    const test = tests[predicate.operator];
    if (!test) throw new QueryError(`${predicate.operator} is not supported by the local repository`, predicate.column);
    const read = pathReader(predicate.path, predicate.column);
    return (document: PublishedDocument) => {
      const found = read(document);
      return found !== undefined && test(found.value, predicate.values);
    };
  });
  return (document) => parts.every((holds) => holds(document));
}

/**
 * Creates a function that reads the value at a path of a document, as
 * `{ value }`. It returns undefined if the path is for another type.
 */
export function pathReader(
  path: string,
  column = 1,
): (document: PublishedDocument) => { value: Json | undefined } | undefined {
  const [root, first = '', ...rest] = path.split('.');
  if (root === 'document' && rest.length === 0) {
    switch (first) {
      case 'id':
      case 'type':
      case 'tags':
      case 'first_publication_date':
      case 'last_publication_date':
        return (document) => ({ value: document[first] });
    }
  }
  const [field] = rest;
  if (root !== 'my' || field === undefined || rest.length > 1) throw new QueryError(`Unknown path ${path}.`, column);
  return (document) => {
    if (document.type !== first) return undefined;
    return { value: field === 'uid' ? document.uid : document.data[field] };
  };
}

function isAt(value: Json | undefined, wanted: QueryValue | undefined): boolean {
  if (isList(wanted)) return isList(value) && wanted.every((item) => value.includes(item));
  return isList(value) ? wanted !== undefined && value.includes(wanted) : comparable(value) === wanted;
}

function isAny(value: Json | undefined, wanted: QueryValue | undefined): boolean {
  if (!isList(wanted)) return false;
  return isList(value)
    ? wanted.some((item) => value.includes(item))
    : wanted.some((item) => comparable(value) === item);
}

/** Returns the value by which a field is compared: for a link, the id of the linked document. */
function comparable(value: Json | undefined): Json | undefined {
  return isJsonObject(value) ? value.id : value;
}

function isFilled(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (isList(value)) return value.length > 0;
  return !isJsonObject(value) || ('link_type' in value ? value.link_type !== 'Any' : Object.keys(value).length > 0);
}

function isList(value: unknown): value is readonly (Json & QueryValue)[] {
  return Array.isArray(value);
}

function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number';
}

/**
 * Converts a date to milliseconds since 1970; a number stays unchanged.
 * Any other value gives NaN, for which all comparisons are false.
 */
function instant(value: Json | QueryValue | undefined): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Date.parse(value.replace(/\+0000$/, 'Z')) : Number.NaN;
}
