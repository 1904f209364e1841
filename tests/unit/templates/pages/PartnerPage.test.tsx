import { expect, test } from 'vitest';
import { PartnerPage } from '../../../../src/templates/pages/PartnerPage.tsx';
import { emptyDivision, emptyElement } from '../../support/empty-element.ts';
import { partnerOf } from '../../support/partners.ts';
import { samplePage } from '../../support/sample-page.ts';

test('A partner whose optional fields are empty still has its name, and no empty frame', () => {
  const markup = samplePage().html(<PartnerPage document={partnerOf('alone')} />);
  expect(markup).toMatch(/<h1[^>]*>alone<\/h1>/);
  expect(markup).not.toMatch(emptyElement);
  expect(markup).not.toMatch(emptyDivision);
});
