import { hasHead } from '../../../components/has-head.ts';
import type { SliceProps } from '../../slice-props.ts';
import { BigForm } from './BigForm.tsx';
import { CardForm } from './CardForm.tsx';
import { RowForm } from './RowForm.tsx';

/**
 * A lead form with words that give visitors a reason to fill it in: in one row, on a card, over a whole page, or as the
 * single field of a newsletter.
 */
export function Form({ slice, index }: SliceProps<'form'>) {
  const id = slice.primary.anchor_id || `form-${index}`;
  const level = index === 0 ? 'h1' : 'h2';
  // A slice without words gives visitors no reason to fill in the form, so the form is left out.
  if (!hasHead(slice.primary)) return null;
  switch (slice.variation) {
    case 'inline':
      return <RowForm primary={slice.primary} level={level} id={`${id}-fields`} />;
    case 'newsletter':
      return <RowForm primary={slice.primary} level={level} id={`${id}-fields`} isBrief />;
    case 'card':
      return <CardForm primary={slice.primary} level={level} id={`${id}-fields`} />;
    case 'bigform':
      return <BigForm primary={slice.primary} level={level} id={`${id}-fields`} />;
  }
}
