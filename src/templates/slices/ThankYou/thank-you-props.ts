import type { SliceLevel } from '../../../components/heading-level.ts';
import type { SliceOf } from '../../slice-props.ts';

type ThankYouSlice = SliceOf<'thank_you'>;

export interface ThankYouProps<Variation extends ThankYouSlice['variation']> {
  readonly primary: Extract<ThankYouSlice, { variation: Variation }>['primary'];
  readonly level: SliceLevel;
}
