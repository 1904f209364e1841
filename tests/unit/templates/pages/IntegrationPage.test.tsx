import { expect, test } from 'vitest';
import { IntegrationPage } from '../../../../src/templates/pages/IntegrationPage.tsx';
import { documentOf } from '../../support/document-of.ts';
import { emptyDivision, emptyElement } from '../../support/empty-element.ts';
import { samplePage } from '../../support/sample-page.ts';

test('An integration whose optional fields are empty still has its name, and no empty frame', () => {
  const markup = samplePage().html(<IntegrationPage document={documentOf('integration', {}, { uid: 'bare' })} />);
  expect(markup).toMatch(/<h1[^>]*>bare<\/h1>/);
  expect(markup).not.toMatch(emptyElement);
  expect(markup).not.toMatch(emptyDivision);
});
