import { type CopyFieldProps, copyField } from '../../islands/copy-field/contract.ts';
import { usePage } from '../page-context.ts';
import { Island } from './Island.tsx';

/**
 * A value that visitors copy with a button. Without scripts the value is in a read-only field, whose text visitors
 * select by hand.
 */
export function CopyFieldSlot(field: Omit<CopyFieldProps, 'copyLabel' | 'copiedLabel'>) {
  const page = usePage();
  return (
    <Island of={copyField} props={{ ...field, copyLabel: page.string('copy'), copiedLabel: page.string('copied') }} />
  );
}
