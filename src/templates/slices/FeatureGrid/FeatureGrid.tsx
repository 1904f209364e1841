import { hasHead } from '../../../components/has-head.ts';
import type { SliceProps } from '../../slice-props.ts';
import { Cards } from './Cards.tsx';
import { Checklist } from './Checklist.tsx';
import { Icons } from './Icons.tsx';
import { Tabs } from './Tabs.tsx';
import { Tasks } from './Tasks.tsx';

/**
 * Features of a product: as tiles with a scene each, as short texts below lines, as a list with ticks or boxes, or one at a
 * time. Without items only the slice's heading and text are shown. Without items and words there is no markup.
 */
export function FeatureGrid({ slice, index }: SliceProps<'feature_grid'>) {
  if (slice.primary.items.length === 0 && !hasHead(slice.primary)) return null;
  const level = index === 0 ? 'h1' : 'h2';
  switch (slice.variation) {
    case 'cards':
      return <Cards primary={slice.primary} level={level} />;
    case 'icons':
      return <Icons primary={slice.primary} level={level} />;
    case 'checklist':
      return <Checklist primary={slice.primary} level={level} />;
    case 'tasks':
      return <Tasks primary={slice.primary} level={level} />;
    case 'tabs':
      return <Tabs primary={slice.primary} level={level} name={`tabs-${index}`} />;
  }
}
