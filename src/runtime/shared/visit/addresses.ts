/**
 * All addresses of this document so far, in order: the address with which the document was loaded, then those of its
 * history entries. A script that loads late learns from them where the whole visit has led.
 */
export function addressesSoFar(): [URL, ...URL[]] {
  const entries = 'navigation' in globalThis ? navigation.entries() : [];
  const shown = entries.flatMap(({ sameDocument, url }) => (sameDocument && url ? [new URL(url)] : []));
  const first = loadedAddress();
  // After a reload the history still has the entries from before the reload, among them the loaded address.
  return shown.some((address) => isSame(address, first)) ? (shown as [URL, ...URL[]]) : [first, ...shown];
}

/** The address with which the browser loaded the document. */
export function loadedAddress(): URL {
  const [loaded] = performance.getEntriesByType('navigation');
  return new URL(loaded?.name ?? location.href);
}

/** The address without the parameters of these stored values. Facebook's click id is stored under another name. */
export function withoutParameters(address: URL, names: readonly string[]): URL {
  const without = new URL(address);
  for (const name of names) without.searchParams.delete(name === 'facebookClickId' ? 'fbclid' : name);
  return without;
}

function isSame(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
