import { expect, test } from 'vitest';
import { crumbsOf } from '../../../../src/templates/crumbs.ts';
import { LandingPage } from '../../../../src/templates/pages/LandingPage.tsx';
import { shellKindOf } from '../../../../src/templates/Shell.tsx';
import { documentOf, sliceOf } from '../../support/document-of.ts';
import { linkTo, samplePage } from '../../support/sample-page.ts';

const campaign = documentOf('lead_form', { form_id: 'campaign' }, { id: 'campaign' });
const other = documentOf('lead_form', { form_id: 'other' }, { id: 'other' });

type Form = typeof campaign;

/** A landing page with a form of its own, and a slice that may name another. */
function landing(own?: Form, named?: Form) {
  const slice = sliceOf('form', 'card', { heading: 'See it', lead_form: named && linkTo(named) });
  return documentOf('landing_page', { title: 'Campaign', lead_form: own && linkTo(own), slices: [slice] });
}

test('The form of a landing page is in each slice that asks for a form and names none', () => {
  const { html } = samplePage({ documents: [campaign, other] });
  expect(html(<LandingPage document={landing(campaign)} />)).toContain('name="form_id" value="campaign"');
  expect(html(<LandingPage document={landing(campaign, other)} />)).toContain('name="form_id" value="other"');
  expect(html(<LandingPage document={landing()} />)).not.toContain('<form');
});

test('A landing page has a header with the logo alone, and no breadcrumbs', () => {
  const { page } = samplePage();
  expect(shellKindOf(page, landing()).style).toBe('logo');
  expect(crumbsOf(page, landing())).toEqual([]);
});
