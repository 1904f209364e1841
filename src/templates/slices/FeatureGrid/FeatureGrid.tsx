import type { Content } from '@prismicio/client';
import { Cards } from './Cards.tsx';
import { Checklist } from './Checklist.tsx';
import { Icons } from './Icons.tsx';

/** What something can do: as tiles with a scene each, as short texts under lines, or as a list of ticks. */
export function FeatureGrid({ slice }: { readonly slice: Content.FeatureGridSlice }) {
  switch (slice.variation) {
    case 'cards':
      return <Cards primary={slice.primary} />;
    case 'icons':
      return <Icons primary={slice.primary} />;
    case 'checklist':
      return <Checklist primary={slice.primary} />;
  }
}
