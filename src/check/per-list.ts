/**
 * Creates a function that computes the value of each list once. Lists are told apart by identity: a copy of a list is
 * another list.
 */
export function perList<Item, Value>(make: (list: readonly Item[]) => Value): (list: readonly Item[]) => Value {
  const made = new Map<readonly Item[], { readonly value: Value }>();
  return (list) => {
    const known = made.get(list) ?? { value: make(list) };
    made.set(list, known);
    return known.value;
  };
}
