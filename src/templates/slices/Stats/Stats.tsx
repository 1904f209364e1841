import type { SliceProps } from '../../slice-props.ts';
import { Cards } from './Cards.tsx';
import { Row } from './Row.tsx';

/** Figures. Each says what it counts and where it was counted. */
export function Stats({ slice }: SliceProps<'stats'>) {
  switch (slice.variation) {
    case 'row':
      return <Row primary={slice.primary} />;
    case 'cards':
      return <Cards primary={slice.primary} />;
  }
}
