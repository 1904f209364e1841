import { expect, test } from 'vitest';
import type { DocumentOf } from '../../../../src/content/content-source.ts';
import { EbookPage } from '../../../../src/templates/pages/EbookPage.tsx';
import { routeOf, samplePage, webLink } from '../../support/sample-page.ts';

const none = { link_type: 'Any' };
const bare = {
  title: null,
  excerpt: null,
  cover: {},
  file: none,
  page_count: null,
  topic: null,
  published: null,
  chapters: [],
  lead_form: none,
  thank_you: none,
  slices: [],
};

function page(fields: object, hasForm: boolean): string {
  const form = { data: { fields: [], submit_label: 'Send it', success: webLink('/thanks'), consent_text: [] } };
  const document = { type: 'ebook', uid: 'vat', data: { ...bare, ...fields } } as unknown as DocumentOf<'ebook'>;
  const related = (() => (hasForm ? form : undefined)) as never;
  return samplePage({ related, route: routeOf('/ebooks/vat') }).html(<EbookPage document={document} />);
}

const file = webLink('/helios/static/vat.pdf');

test('an ebook with a form is asked for; the form says which file', () => {
  const markup = page({ file }, true);
  expect(markup).toContain('name="pdf_url" value="https://www.helios.example/helios/static/vat.pdf"');
  expect(markup).toContain('name="success" value="/thanks#ebook-vat"');
  expect(markup).not.toContain('download=');
});

test('a thank-you page of the ebook’s own comes before that of the form', () => {
  const markup = page({ file, thank_you: webLink('/thanks-vat') }, true);
  expect(markup).toContain('name="success" value="/thanks-vat#ebook-vat"');
  expect(markup).not.toContain('value="/thanks#');
});

test('an ebook without a form can be taken from the page', () => {
  const markup = page({ file }, false);
  expect(markup).toContain('href="/helios/static/vat.pdf" download=');
  expect(markup).not.toContain('<form');
});

test('an ebook of which little is known has a page with its name', () => {
  expect(page({}, false)).toMatch(/<h1[^>]*>vat<\/h1>/);
});

test('chapters without words are left out', () => {
  const words = { heading: 'Meals', body: null };
  const markup = page({ chapters: [words, { heading: null, body: null }] }, false);
  expect(markup.match(/<h3/g)).toHaveLength(1);
  expect(page({ chapters: [{ heading: null, body: null }] }, false)).not.toContain('ebook_chapters');
});
