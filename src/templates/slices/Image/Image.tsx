import { Section } from '../../components/Section.tsx';
import type { SliceProps } from '../../slice-props.ts';

export function Image({ slice: { primary } }: SliceProps<'image'>) {
  return <Section primary={primary}>{null}</Section>;
}
