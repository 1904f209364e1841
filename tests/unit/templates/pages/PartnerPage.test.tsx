import { documentToLinkField } from '@prismicio/client';
import { expect, test } from 'vitest';
import { PartnerPage } from '../../../../src/templates/pages/PartnerPage.tsx';
import { documentOf, sliceOf } from '../../support/document-of.ts';
import { emptyDivision, emptyElement } from '../../support/empty-element.ts';
import { partnerOf } from '../../support/partners.ts';
import { samplePage } from '../../support/sample-page.ts';

test('A partner whose optional fields are empty still has its name, and no empty frame', () => {
  const markup = samplePage().html(<PartnerPage document={partnerOf('alone')} />);
  expect(markup).toMatch(/<h1[^>]*>alone<\/h1>/);
  expect(markup).not.toMatch(emptyElement);
  expect(markup).not.toMatch(emptyDivision);
});

test('The call to action at the end of a partner page stands below the cases that name the partner', () => {
  const partner = partnerOf('named', { slices: [sliceOf('cta', 'banner', { heading: 'Write to them' })] });
  const study = documentOf('partnership_case', {
    headline: 'A case that names them',
    partner: documentToLinkField(partner),
  });
  const markup = samplePage({ documents: [partner, study] }).html(<PartnerPage document={partner} />);
  const places = ['A case that names them', 'Write to them'].map((words) => markup.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
