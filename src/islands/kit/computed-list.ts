import { computed, type ReadonlySignal } from '@preact/signals-core';

/**
 * Creates a computed list that counts as changed only if its elements differ from before. A component that draws the
 * list is not drawn again when a list with the same elements is computed.
 */
export function computedList<Element>(compute: () => readonly Element[]): ReadonlySignal<readonly Element[]> {
  let last: readonly Element[] = [];
  return computed(() => {
    const next = compute();
    const isSame = next.length === last.length && next.every((element, place) => element === last[place]);
    if (!isSame) last = next;
    return last;
  });
}
