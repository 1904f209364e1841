/** The level of a slice's own heading: `h1` if the slice is the first of a page without a head of its own. */
export type SliceLevel = 'h1' | 'h2';

/**
 * The level of the headings inside a slice: one below the slice's heading, or the slice's own level if it has no
 * heading.
 */
export function levelBelow(level: SliceLevel, heading: string | null): 'h2' | 'h3' {
  return heading && level === 'h2' ? 'h3' : 'h2';
}
