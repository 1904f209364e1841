import type { SliceProps } from '../../slice-props.ts';
import { Numbered } from './Numbered.tsx';
import { Timeline } from './Timeline.tsx';

/** Steps in their order: at hours along one horizon, or as a timeline down the page. */
export function Steps({ slice, index }: SliceProps<'steps'>) {
  const level = index === 0 ? 'h1' : 'h2';
  switch (slice.variation) {
    case 'numbered':
      return <Numbered primary={slice.primary} level={level} />;
    case 'timeline':
      return <Timeline primary={slice.primary} level={level} />;
  }
}
