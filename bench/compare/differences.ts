/** The kinds of differences in the order of the report, each with the title of its section. */
export const kinds = {
  file: 'Files that are gone or new',
  element: 'Elements',
  attribute: 'Attributes',
  text: 'Texts',
  value: 'JSON values',
  class: 'Classes',
  name: 'Hashed names',
  rule: 'CSS rules',
  'rule-order': 'CSS rules whose order matters and has changed',
  content: 'Contents of other files',
} as const;

export type Kind = keyof typeof kinds;

/** A place in an export: a file, and a path in it such as `main#main > p:2` or `result.head`. */
export interface Place {
  readonly file: string;
  readonly path: string;
}

/** A difference between the exports, with its places. Without `before` something is new, without `after` something is gone. */
export interface Difference {
  readonly kind: Kind;
  readonly before?: string;
  readonly after?: string;
  /** A sentence that explains the two sides. */
  readonly note?: string;
  /** The number of places that have the difference. */
  readonly count: number;
  /** The places. If there are very many, only the first of them. */
  readonly places: readonly Place[];
}

export interface Differences {
  /** `count` is needed only if it is more than the number of `places`. */
  add(difference: Omit<Difference, 'count'> & { readonly count?: number }): void;
  /** All differences in the order of `kinds`. The same difference in many places is one entry. */
  list(): Difference[];
}

export function createDifferences(): Differences {
  const known = new Map<string, Difference & { count: number; places: Place[] }>();
  return {
    add({ places, count = places.length, ...difference }) {
      const key = JSON.stringify(difference);
      const entry = known.get(key) ?? { ...difference, count: 0, places: [] };
      entry.count += count;
      entry.places.push(...places);
      known.set(key, entry);
    },
    list() {
      const order = Object.keys(kinds);
      return [...known.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
    },
  };
}
