import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { SliceProps } from '../../slice-props.ts';

export function EventList({ slice: { primary }, index }: SliceProps<'event_list'>) {
  return (
    <Section primary={primary}>
      <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} />
    </Section>
  );
}
