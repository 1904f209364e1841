/** A slice's own heading: the page's only `h1` where the slice is the first. */
export type SliceLevel = 'h1' | 'h2';

/** The level of headings inside a slice: one below its own, or in its place where it has none. */
export function levelBelow(level: SliceLevel, heading: string | null): 'h2' | 'h3' {
  return heading && level === 'h2' ? 'h3' : 'h2';
}
