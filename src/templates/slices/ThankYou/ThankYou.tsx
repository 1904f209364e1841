import { hasHead } from '../../../components/has-head.ts';
import type { SliceProps } from '../../slice-props.ts';
import { Download } from './Download.tsx';
import { Sent } from './Sent.tsx';

/** A confirmation and one next step, below a drawing on the horizon or beside the requested file. */
export function ThankYou({ slice, index }: SliceProps<'thank_you'>) {
  const level = index === 0 ? 'h1' : 'h2';
  if (!hasHead(slice.primary)) return null;
  switch (slice.variation) {
    case 'default':
      return <Sent primary={slice.primary} level={level} />;
    case 'download':
      return <Download primary={slice.primary} level={level} />;
  }
}
