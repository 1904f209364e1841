/**
 * The level of a slice's own heading. It is `h1` for the first slice of a page that shows no title above its slices.
 */
export type SliceLevel = 'h1' | 'h2';

/**
 * The level of the headings inside a slice: one below the slice's heading, or the slice's own level if it has no
 * heading.
 */
export function levelBelow(level: SliceLevel, heading: string | null): 'h2' | 'h3' {
  return heading && level === 'h2' ? 'h3' : 'h2';
}
