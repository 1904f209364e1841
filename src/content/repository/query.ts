/** A literal of Prismic's predicate language. */
export type QueryValue = string | number | boolean | readonly QueryValue[];

/** The parts of a predicate such as `[at(document.type, "page")]`. */
export interface Predicate {
  readonly operator: string;
  readonly path: string;
  readonly values: readonly QueryValue[];
  /** The predicate's place in the query, counted from 1. Errors of the API name this place. */
  readonly column: number;
}

/**
 * The error for a query that the repository can't answer. Like the API's own errors it names the place in the query.
 */
export class QueryError extends Error {
  readonly column: number;
  constructor(message: string, column: number) {
    super(message);
    this.column = column;
  }
}

/**
 * Parses a query such as `[[at(document.type, "page")][any(document.tags,
 * ["a", "b"])]]`. A document must meet every predicate.
 */
export function parseQuery(text: string): Predicate[] {
  const reader = createReader(text);
  const predicates: Predicate[] = [];
  reader.expect('[');
  while (!reader.skip(']')) {
    reader.expect('[');
    reader.skip(':d =');
    predicates.push(readPredicate(reader));
    reader.expect(']');
  }
  reader.end();
  return predicates;
}

function readPredicate(reader: Reader): Predicate {
  const column = reader.column();
  const operator = reader.match(/[a-z]+(?:[.-][a-zA-Z-]+)*/y, 'an operator');
  reader.expect('(');
  const path = reader.match(/[A-Za-z0-9_.-]+/y, 'a path');
  const values: QueryValue[] = [];
  while (reader.skip(',')) values.push(readValue(reader));
  reader.expect(')');
  return { operator, path, values, column };
}

function readValue(reader: Reader): QueryValue {
  if (reader.skip('[')) {
    const items: QueryValue[] = [];
    if (reader.skip(']')) return items;
    do items.push(readValue(reader));
    while (reader.skip(','));
    reader.expect(']');
    return items;
  }
  const literal = reader.match(/"(?:\\"|[^"])*"|-?\d+(?:\.\d+)?|true|false/y, 'a value');
  // In a text, a backslash before a quote escapes the quote.
  // Before any other character the backslash is part of the text.
  if (literal.startsWith('"')) return literal.slice(1, -1).replaceAll('\\"', '"');
  return literal === 'true' || literal === 'false' ? literal === 'true' : Number(literal);
}

type Reader = ReturnType<typeof createReader>;

/** Creates a reader of tokens. It skips the spaces before each token. */
function createReader(text: string) {
  let position = 0;
  const skipSpace = () => {
    while (text[position] === ' ') position += 1;
  };
  const fail = (wanted: string): never => {
    const seen = text[position] === undefined ? 'the end' : `"${text.slice(position, position + 10)}"`;
    throw new QueryError(`Expected ${wanted}, but found ${seen}.`, position + 1);
  };
  return {
    column: () => position + 1,
    skip(token: string): boolean {
      skipSpace();
      if (!text.startsWith(token, position)) return false;
      position += token.length;
      return true;
    },
    expect(token: string): void {
      if (!this.skip(token)) fail(`"${token}"`);
    },
    match(pattern: RegExp, wanted: string): string {
      skipSpace();
      pattern.lastIndex = position;
      const found = pattern.exec(text)?.[0];
      if (found === undefined) return fail(wanted);
      position += found.length;
      return found;
    },
    end(): void {
      skipSpace();
      if (position < text.length) fail('the end');
    },
  };
}
