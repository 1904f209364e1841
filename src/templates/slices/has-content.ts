import type { Slice, SliceType } from '../slice-props.ts';

/** Types of slices that show documents. Such a slice has content even if all of its own fields are empty. */
const listings: ReadonlySet<SliceType> = new Set([
  'case_list',
  'event_list',
  'integration_list',
  'job_list',
  'partner_list',
  'pricing_table',
  'resource_list',
  'stored_data',
  'licence_list',
]);

/** Names of fields that only arrange a slice and don't count as content. */
const arrangement: ReadonlySet<string> = new Set(['theme', 'anchor_id', 'kind', 'hour']);

/** False for a slice that an editor has added but not filled, because its markup would be an empty frame. */
export function hasContent(slice: Slice): boolean {
  if (listings.has(slice.slice_type)) return true;
  return Object.entries(slice.primary).some(([name, value]) => !arrangement.has(name) && isFilled(value));
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]) => name !== 'link_type' && member !== null && member !== '');
}
