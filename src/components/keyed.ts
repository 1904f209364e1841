/** Content has no identity of its own: its place in the list is its key, since nothing moves on a rendered page. */
export function keyed<Item>(
  items: readonly Item[] | null | undefined,
): { readonly key: number; readonly item: Item }[] {
  return (items ?? []).map((item, key) => ({ key, item }));
}
