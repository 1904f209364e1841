import type { SliceProps } from '../../slice-props.ts';
import { Benefits } from './Benefits.tsx';
import { People } from './People.tsx';

/** The people who work here, or the benefits of their work. */
export function Team({ slice, index }: SliceProps<'team'>) {
  const level = index === 0 ? 'h1' : 'h2';
  switch (slice.variation) {
    case 'people':
      return <People primary={slice.primary} level={level} />;
    case 'benefits':
      return <Benefits primary={slice.primary} level={level} />;
  }
}
