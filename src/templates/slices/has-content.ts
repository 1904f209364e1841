import type { Slice, SliceType } from '../slice-props.ts';

/** These show documents, and have something to say without a word of their own. */
const listings: ReadonlySet<SliceType> = new Set([
  'case_list',
  'event_list',
  'integration_list',
  'job_list',
  'partner_list',
  'pricing_table',
  'resource_list',
]);

/** What arranges a slice says nothing by itself. */
const arrangement: ReadonlySet<string> = new Set(['theme', 'anchor_id', 'kind', 'hour']);

/** False for a slice an editor has added and not filled: it would be an empty frame. */
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
