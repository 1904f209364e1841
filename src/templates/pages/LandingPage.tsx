import type { LinkField } from '@prismicio/client';
import type { DocumentOf } from '../../content/content-source.ts';
import { SliceZone } from '../SliceZone.tsx';
import type { Slice } from '../slice-props.ts';

/** A campaign's page: its slices and nothing else, so that there is one way on. */
export function LandingPage({ document: { data } }: { document: DocumentOf<'landing_page'> }) {
  return <SliceZone slices={data.slices.map((slice) => withForm(slice, data.lead_form))} />;
}

/** The page's form stands wherever a slice asks for one and names none: a campaign changes it in one place. */
function withForm(slice: Slice, form: LinkField): Slice {
  const { primary } = slice;
  if (!('lead_form' in primary) || primary.lead_form.link_type !== 'Any') return slice;
  // The copy is of the same variation: only the form is another.
  return { ...slice, primary: { ...primary, lead_form: form } } as Slice;
}
