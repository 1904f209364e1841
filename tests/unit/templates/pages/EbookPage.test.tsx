import { expect, test } from 'vitest';
import { EbookPage } from '../../../../src/templates/pages/EbookPage.tsx';
import { type DataOf, documentOf } from '../../support/document-of.ts';
import { linkTo, routeOf, samplePage, webLink } from '../../support/sample-page.ts';

const file = webLink('/helios/static/vat.pdf');
const form = documentOf('lead_form', { submit_label: 'Send it', success: webLink('/thanks') });

function page(fields: DataOf<'ebook'>): string {
  const document = documentOf('ebook', fields, { uid: 'vat' });
  return samplePage({ documents: [form], route: routeOf('/ebooks/vat') }).html(<EbookPage document={document} />);
}

test('The form of an ebook says which file is asked for', () => {
  const markup = page({ file, lead_form: linkTo(form) });
  expect(markup).toContain('name="pdf_url" value="https://www.helios.example/helios/static/vat.pdf"');
  expect(markup).toContain('name="success" value="/thanks#ebook-vat"');
  expect(markup).not.toContain('download=');
});

test('The thank-you page of an ebook comes before the one of its form', () => {
  const markup = page({ file, thank_you: webLink('/thanks-vat'), lead_form: linkTo(form) });
  expect(markup).toContain('name="success" value="/thanks-vat#ebook-vat"');
  expect(markup).not.toContain('value="/thanks#');
});

test('An ebook without a form can be downloaded from its page', () => {
  const markup = page({ file });
  expect(markup).toContain('href="/helios/static/vat.pdf" download=');
  expect(markup).not.toContain('<form');
});

test('An ebook of which little is known has a page with its name', () => {
  expect(page({})).toMatch(/<h1[^>]*>vat<\/h1>/);
});

test('The page of an ebook leaves out chapters without words', () => {
  const markup = page({ chapters: [{ heading: 'Meals' }, {}] });
  expect(markup.match(/<h3/g)).toHaveLength(1);
  expect(page({ chapters: [{}] })).not.toContain('ebook_chapters');
});
