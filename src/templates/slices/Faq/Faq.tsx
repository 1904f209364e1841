import type { SliceProps } from '../../slice-props.ts';
import { Accordion } from './Accordion.tsx';
import { Grouped } from './Grouped.tsx';

/** Questions and answers: a few beside their heading, or many in groups with a list of the groups. */
export function Faq({ slice, index }: SliceProps<'faq'>) {
  const level = index === 0 ? 'h1' : 'h2';
  switch (slice.variation) {
    case 'accordion':
      return <Accordion primary={slice.primary} level={level} />;
    case 'grouped':
      return <Grouped primary={slice.primary} level={level} />;
  }
}
