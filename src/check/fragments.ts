/**
 * True if a fragment indicates a part of the page, by the HTML standard ("find a potential indicated element"): an id
 * as written, an id after unescaping, or `top` in any case.
 */
export function hasFragment(ids: ReadonlySet<string>, hash: string): boolean {
  const fragment = hash.slice(1).replace(/:~:.*$/s, '');
  if (fragment === '' || fragment.toLowerCase() === 'top' || ids.has(fragment)) return true;
  try {
    return ids.has(decodeURIComponent(fragment));
  } catch {
    return false; // The fragment has a malformed escape, so it can't be the escaped form of an id.
  }
}
