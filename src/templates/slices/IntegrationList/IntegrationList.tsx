import type { SliceProps } from '../../slice-props.ts';
import { Directory } from './Directory.tsx';
import { Featured } from './Featured.tsx';
import { Starred } from './Starred.tsx';

/** Integrations: selected ones beside a scene, the most wanted ones on a horizon, or all of them by category. */
export function IntegrationList({ slice, index }: SliceProps<'integration_list'>) {
  const level = index === 0 ? 'h1' : 'h2';
  switch (slice.variation) {
    case 'featured':
      return <Featured primary={slice.primary} level={level} />;
    case 'starred':
      return <Starred primary={slice.primary} level={level} />;
    case 'directory':
      return <Directory primary={slice.primary} level={level} name={`category-${index}`} />;
  }
}
