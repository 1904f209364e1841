import type { LinkField } from '@prismicio/client';
import type { DocumentOf } from '../../content/content-source.ts';
import { SliceZone } from '../SliceZone.tsx';
import type { Slice } from '../slice-props.ts';

/** A campaign's page. It consists of slices only: breadcrumbs would lead visitors away from the campaign. */
export function LandingPage({ document: { data } }: { document: DocumentOf<'landing_page'> }) {
  return <SliceZone slices={data.slices.map((slice) => withForm(slice, data.lead_form))} />;
}

/**
 * Inserts the page's form into a slice that has a form field but names no form, so that editors change a campaign's
 * form in one place.
 */
function withForm(slice: Slice, form: LinkField): Slice {
  const { primary } = slice;
  if (!('lead_form' in primary) || primary.lead_form.link_type !== 'Any') return slice;
  // The cast is safe: the copy has the same variation, and only its form differs.
  return { ...slice, primary: { ...primary, lead_form: form } } as Slice;
}
