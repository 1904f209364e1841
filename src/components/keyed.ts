/**
 * Pairs the items of a list with React keys. Content has no ids, so the key is the item's position, which never changes
 * on a rendered page.
 */
export function keyed<Item>(
  items: readonly Item[] | null | undefined,
): { readonly key: number; readonly item: Item }[] {
  return (items ?? []).map((item, key) => ({ key, item }));
}
