import type { SliceProps } from '../../slice-props.ts';
import { Cards } from './Cards.tsx';
import { Row } from './Row.tsx';

/** Figures, each with a label and a source. */
export function Stats({ slice }: SliceProps<'stats'>) {
  switch (slice.variation) {
    case 'row':
      return <Row primary={slice.primary} />;
    case 'cards':
      return <Cards primary={slice.primary} />;
  }
}
