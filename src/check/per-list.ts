/** Creates a function that makes the value of each list once. A copy of a list is another list. */
export function perList<Item, Value>(make: (list: readonly Item[]) => Value): (list: readonly Item[]) => Value {
  const made = new Map<readonly Item[], { readonly value: Value }>();
  return (list) => {
    const known = made.get(list) ?? { value: make(list) };
    made.set(list, known);
    return known.value;
  };
}
