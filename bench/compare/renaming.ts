/** The names of the old export with their partners in the new one: one-to-one in both directions. */
export interface Renaming {
  /** The partner of an old name. Undefined if it has none. */
  of(before: string): string | undefined;
  isTaken(after: string): boolean;
  /** Pairs two names, unless one of them has a partner already. */
  pair(before: string, after: string): void;
  readonly pairs: ReadonlyMap<string, string>;
}

export function createRenaming(): Renaming {
  const forward = new Map<string, string>();
  const taken = new Set<string>();
  return {
    pairs: forward,
    of: (before) => forward.get(before),
    isTaken: (after) => taken.has(after),
    pair(before, after) {
      if (forward.has(before) || taken.has(after)) return;
      forward.set(before, after);
      taken.add(after);
    },
  };
}

/** Two names that were seen in the same place, and how often. */
export interface Vote {
  readonly before: string;
  readonly after: string;
  readonly count: number;
}

/** Pairs names by majority, so that one wrong place does not turn all the right ones into differences. */
export function settleVotes(votes: Iterable<Vote>, renaming: Renaming): void {
  const totals = new Map<string, Vote>();
  for (const { before, after, count } of votes) {
    const key = `${before} ${after}`;
    totals.set(key, { before, after, count: count + (totals.get(key)?.count ?? 0) });
  }
  for (const { before, after } of [...totals.values()].sort((a, b) => b.count - a.count)) renaming.pair(before, after);
}
