import { expect, test } from 'vitest';
import { PartnershipCasePage } from '../../../../src/templates/pages/PartnershipCasePage.tsx';
import { documentOf } from '../../support/document-of.ts';
import { samplePage } from '../../support/sample-page.ts';

test.each([
  ['Wold & Fern', true],
  ['Harbour Bookkeeping', false],
])('The facts of a case about %s name its partner: %s', (company, isNamed) => {
  const partner = documentOf('partner', { name: 'Harbour Bookkeeping' }, { uid: 'harbour-bookkeeping' });
  const field = { link_type: 'Document', id: partner.id } as const;
  const document = documentOf('partnership_case', { company, partner: field as never }, { uid: 'case' });
  const markup = samplePage({ documents: [partner, document] }).html(<PartnershipCasePage document={document} />);
  expect(markup.includes('>Harbour Bookkeeping</a>')).toBe(isNamed);
});
