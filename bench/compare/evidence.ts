import { createDifferences, type Differences, type Kind, type Place } from './differences.ts';
import { createElementPaths, type ElementPaths } from './element-paths.ts';
import type { HashedNames } from './hashed-names.ts';
import type { Sides } from './site-folder.ts';

/**
 * The findings of a walk over both exports. The walk also learns which old name belongs to which new name, so names
 * cannot be judged during the walk: pairs are collected first and judged afterwards.
 */
export interface Evidence {
  /** `class` attributes in the same place of both exports. */
  readonly classes: SeenPairs;
  /** Strings in the same place, if at least one of the two holds a hashed name. */
  readonly strings: SeenPairs;
  /** Stylesheets in the same place. */
  readonly sheets: SeenPairs;
  /** Every element of the old export with its ancestors. */
  readonly elements: ElementPaths;
  readonly differences: Differences;
  readonly hashed: Sides<HashedNames>;
}

export function createEvidence(hashed: Evidence['hashed']): Evidence {
  return {
    classes: createSeenPairs(),
    strings: createSeenPairs(),
    sheets: createSeenPairs(),
    elements: createElementPaths(),
    differences: createDifferences(),
    hashed,
  };
}

/** Two values that were seen in the same place of both exports. */
export interface SeenPair {
  readonly kind: Kind;
  readonly before: string;
  readonly after: string;
  /** The number of places that have the pair. */
  readonly count: number;
  /** The first places that have it. */
  readonly places: readonly Place[];
}

export interface SeenPairs extends Iterable<SeenPair> {
  /** Records a pair. `place` is called for the first places of a pair only, because finding a path is slow. */
  see(pair: Pick<SeenPair, 'kind' | 'before' | 'after'>, place: () => Place): void;
}

const maxPlaces = 20;

function createSeenPairs(): SeenPairs {
  const known = new Map<string, SeenPair & { count: number; places: Place[] }>();
  return {
    see({ kind, before, after }, place) {
      const key = `${kind}\n${before}\n${after}`;
      const pair = known.get(key) ?? { kind, before, after, count: 0, places: [] };
      known.set(key, pair);
      pair.count += 1;
      if (pair.places.length < maxPlaces) pair.places.push(place());
    },
    // The walk adds pairs while it iterates over them. An iterator of a Map visits the added entries too.
    [Symbol.iterator]: () => known.values(),
  };
}
