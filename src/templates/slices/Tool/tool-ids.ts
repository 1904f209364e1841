/**
 * Creates an id that addresses may contain: the plain name for the first slice of a page, because a tool is usually the
 * first one, else the name with the slice's position.
 */
export function idOf(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index}`;
}
