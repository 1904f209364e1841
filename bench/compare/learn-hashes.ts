import type { SeenPair } from './evidence.ts';
import { type HashedNames, hashedNameOf, hashedNamesIn, withoutHash } from './hashed-names.ts';
import { createRenaming, type Renaming, settleVotes, type Vote } from './renaming.ts';
import type { Sides, Site } from './site-folder.ts';

/** Pairs hashed names: equal names, names that differ only in their hash, and names that occur in the same place. */
export function learnHashes(sites: Sides<Site>, hashed: Sides<HashedNames>, strings: Iterable<SeenPair>): Renaming {
  const renaming = createRenaming();
  for (const name of hashed.before) if (hashed.after.has(name)) renaming.pair(name, name);
  const others = soleNames(sites.after, renaming.isTaken);
  for (const [path, name] of soleNames(sites.before, (each) => renaming.of(each) !== undefined)) {
    const other = others.get(path);
    if (other) renaming.pair(name, other);
  }
  const votes = [...strings].flatMap((pair) => votesOf(pair, hashed));
  settleVotes(votes, renaming);
  return renaming;
}

/** Pairs the names in two strings of the same place by their positions, if both strings hold equally many. */
export function votesOf(
  { before, after, count }: Omit<SeenPair, 'kind' | 'places'>,
  hashed: Sides<HashedNames>,
): Vote[] {
  const [names, others] = [hashedNamesIn(before, hashed.before), hashedNamesIn(after, hashed.after)];
  if (names.length !== others.length) return [];
  return names.map((name, index) => ({ before: name, after: others[index] ?? '', count }));
}

/**
 * The names without a partner, by their path without the hash. A path that several of these names share is left out.
 */
function soleNames(site: Site, hasPartner: (name: string) => boolean): Map<string, string> {
  const paths = [...site.keys()].filter((path) => !hasPartner(hashedNameOf(path) ?? ''));
  return new Map(
    Array.from(Map.groupBy(paths, withoutHash)).flatMap(([bare, [path = '', another]]) => {
      const name = hashedNameOf(path);
      return bare && name && !another ? [[bare, name] as const] : [];
    }),
  );
}
