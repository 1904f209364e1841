/** The names that each name leads to. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

export function arrowsOf(pairs: Iterable<readonly [from: string, to: string]>): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    const known = arrows.get(from) ?? new Set();
    arrows.set(from, known.add(to));
  }
  return arrows;
}

/** Every name that can be reached from these, themselves included. */
export function reachedFrom(starts: Iterable<string>, arrows: Arrows): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(arrows.get(name) ?? []));
  }
  return reached;
}
