import { expect, test } from 'vitest';
import type { DocumentOf } from '../../../../src/content/content-source.ts';
import { crumbsOf } from '../../../../src/templates/crumbs.ts';
import { LandingPage } from '../../../../src/templates/pages/LandingPage.tsx';
import { shellKindOf } from '../../../../src/templates/Shell.tsx';
import { samplePage } from '../../support/sample-page.ts';

type Document = DocumentOf<'landing_page'>;

const none = { link_type: 'Any' };
const words = { anchor_id: null, theme: 'light', hour: null, eyebrow: null, body: [], form_heading: null };

function landing(lead_form: object, sliceForm: object): Document {
  const primary = { ...words, heading: 'See it', lead_form: sliceForm };
  const slice = { id: 'form', slice_type: 'form', variation: 'card', primary };
  return { type: 'landing_page', data: { title: 'Campaign', lead_form, slices: [slice] } } as unknown as Document;
}

/** A page whose forms are named after the id that is asked for. */
function page() {
  const data = (id: string) => ({ form_id: id, fields: [], consent_text: [], success: none });
  return samplePage({
    related: (type, field) =>
      field && 'id' in field ? ({ id: field.id, type, data: data(field.id) } as never) : undefined,
  });
}

test('its form stands where a slice asks for one and names none', () => {
  const own = { link_type: 'Document', id: 'campaign' };
  const other = { link_type: 'Document', id: 'other' };
  expect(page().html(<LandingPage document={landing(own, none)} />)).toContain('name="form_id" value="campaign"');
  expect(page().html(<LandingPage document={landing(own, other)} />)).toContain('name="form_id" value="other"');
  expect(page().html(<LandingPage document={landing(none, none)} />)).not.toContain('<form');
});

test('it has the logo and no way but on', () => {
  const { page: context } = page();
  const document = landing(none, none);
  expect(shellKindOf(context, document).style).toBe('logo');
  expect(crumbsOf(context, document)).toEqual([]);
});
