import type { SliceLevel } from '../../../components/heading-level.ts';
import type { SliceOf } from '../../slice-props.ts';

type FormSlice = SliceOf<'form'>;

/** The props of each variation. */
export interface FormProps<Variation extends FormSlice['variation']> {
  readonly primary: Extract<FormSlice, { variation: Variation }>['primary'];
  readonly level: SliceLevel;
  /** The prefix of the ids of the form's fields. */
  readonly id: string;
}
