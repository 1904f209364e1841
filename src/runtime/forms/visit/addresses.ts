/**
 * The addresses this document has had, in their order: the one it was loaded with, whatever became of it, and those of
 * its entries in the browser's history. So a script that comes late knows what one would have seen that was there.
 */
export function addressesSoFar(): [URL, ...URL[]] {
  const [loaded] = performance.getEntriesByType('navigation');
  const entries = 'navigation' in globalThis ? navigation.entries() : [];
  const shown = entries.flatMap(({ sameDocument, url }) => (sameDocument && url ? [new URL(url)] : []));
  const first = new URL(loaded?.name ?? location.href);
  // A document that was loaded again has entries from before.
  return shown.some((address) => isSame(address, first)) ? (shown as [URL, ...URL[]]) : [first, ...shown];
}

function isSame(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
