/**
 * Finds groups of names that reach one another, largest first: the strongly connected components of two or more (Tarjan 1972).
 */
export function circlesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const indexes = new Map<string, number>();
  const lows = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const circles: string[][] = [];
  const visit = (name: string): number => {
    const index = indexes.size;
    let low = index;
    indexes.set(name, index);
    stack.push(name);
    open.add(name);
    for (const next of edges.get(name) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next));
      else if (open.has(next)) low = Math.min(low, lows.get(next) ?? indexes.get(next) ?? low);
      lows.set(name, low);
    }
    if (low === index) close(name);
    return low;
  };
  const close = (name: string): void => {
    const members = stack.splice(stack.lastIndexOf(name));
    for (const member of members) open.delete(member);
    if (members.length > 1) circles.push(members.sort());
  };
  for (const name of edges.keys()) if (!indexes.has(name)) visit(name);
  return circles.sort((a, b) => b.length - a.length);
}
