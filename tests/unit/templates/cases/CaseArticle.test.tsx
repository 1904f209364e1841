import { expect, test } from 'vitest';
import { CaseArticle } from '../../../../src/templates/cases/CaseArticle.tsx';
import { caseOf, newer, older, undated } from '../../support/cases.ts';
import { emptyDivision, emptyElement } from '../../support/empty-element.ts';
import { samplePage } from '../../support/sample-page.ts';

test('A case links to two others, the ones after it in time and then the newest', () => {
  const { html } = samplePage({ documents: [older, undated, newer] });
  const markup = html(<CaseArticle document={older} kind="customer" />);
  expect(markup.match(/href="\/(undated|newer|older)"/g)).toEqual(['href="/undated"', 'href="/newer"']);
});

test('A case whose optional fields are empty still has its name, and no empty frame', () => {
  const markup = samplePage().html(<CaseArticle document={caseOf('quiet')} kind="customer" />);
  expect(markup).toMatch(/<h1[^>]*>quiet<\/h1>/);
  expect(markup).not.toMatch(emptyElement);
  expect(markup).not.toMatch(emptyDivision);
});
