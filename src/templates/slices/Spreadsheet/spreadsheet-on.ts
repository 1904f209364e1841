import type { DocumentOf } from '../../../content/content-source.ts';
import type { Slice, SliceOf } from '../../slice-props.ts';

/** The spreadsheet that a page offers. */
export function spreadsheetOn(page: DocumentOf<'page'> | undefined): SliceOf<'spreadsheet'> | undefined {
  const slices: readonly Slice[] = page?.data.slices ?? [];
  return slices.find((slice): slice is SliceOf<'spreadsheet'> => slice.slice_type === 'spreadsheet');
}
