/** An id that is in addresses: the plain name for the first slice of a page, which a tool usually is. */
export function idOf(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index}`;
}
