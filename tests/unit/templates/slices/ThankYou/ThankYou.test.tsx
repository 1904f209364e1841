import { expect, test } from 'vitest';
import type { DocumentOf } from '../../../../../src/content/content-source.ts';
import { ThankYou } from '../../../../../src/templates/slices/ThankYou/ThankYou.tsx';
import { type DataOf, documentOf, sliceOf } from '../../../support/document-of.ts';
import { routeOf, samplePage, webLink } from '../../../support/sample-page.ts';

const route = routeOf('/thankyou-ebook');
const here = webLink(route.pathname);

function ebook(uid: string, data: DataOf<'ebook'>): DocumentOf<'ebook'> {
  return documentOf('ebook', { file: webLink(`/static/${uid}.pdf`), ...data }, { uid });
}

/** A thank-you slice at a place of the page. */
function page(documents: readonly DocumentOf<'ebook'>[], index = 0): string {
  const slice = sliceOf('thank_you', 'download', { heading: 'Yours' });
  return samplePage({ documents, route }).html(<ThankYou slice={slice} index={index} />);
}

test('A thank-you page has the ebooks that lead to it, each at its own place', () => {
  const markup = page([ebook('vat', { title: 'VAT', thank_you: here }), ebook('cards', { thank_you: here })]);
  expect(markup).toMatch(/<div id="ebook-vat"[^>]*>.*href="\/static\/vat\.pdf" download=.*VAT/);
  expect(markup).toMatch(/<div id="ebook-cards"[^>]*>.*href="\/static\/cards\.pdf" download=.*cards/);
});

test('A thank-you page has no ebook that leads elsewhere, or that has no file', () => {
  const elsewhere = ebook('vat', { thank_you: webLink('/thanks') });
  expect(page([elsewhere, ebook('cards', { thank_you: here, file: null })])).not.toContain('id="ebook-');
});

test('Where the address names no ebook, the main action is the way to all ebooks, and not the sheet', () => {
  const slice = sliceOf('thank_you', 'download', {
    heading: 'Yours',
    drawing: 'books',
    file: { ...webLink('/static/sheet.pdf'), text: 'The sheet' },
    links: [{ ...webLink('/ebooks'), text: 'All ebooks', variant: 'Primary' }],
  });
  const shown = (documents: readonly DocumentOf<'ebook'>[]) =>
    samplePage({ documents, route }).html(<ThankYou slice={slice} index={0} />);
  expect(shown([ebook('vat', { thank_you: here })])).toMatch(
    /All ebooks<svg.*<\/svg><\/a><\/p><a[^>]*>The sheet<\/a>/s,
  );
  // A page without ebooks hands over the file itself.
  expect(shown([])).toMatch(/The sheet<svg/);
});

test('An ebook has one place on a thank-you page, however many download slices there are', () => {
  expect(page([ebook('vat', { thank_you: here })], 1)).not.toContain('id="ebook-');
});

test('A confirmation shows the thing that comes next, or else the sun alone', () => {
  const sent = (drawing: 'calendar' | null) =>
    samplePage({ route }).html(
      <ThankYou slice={sliceOf('thank_you', 'default', { heading: 'Saved', drawing })} index={0} />,
    );
  expect(sent('calendar')).not.toBe(sent(null));
  expect(sent(null)).toMatch(/<svg.*Saved/s);
});

test('A page that hands over a file shows the thing beside it, or else the sun', () => {
  const handed = (drawing: 'books' | null) =>
    samplePage({ route }).html(
      <ThankYou slice={sliceOf('thank_you', 'download', { heading: 'Yours', drawing })} index={0} />,
    );
  expect(handed('books')).toContain('M300 140h44v180h-44z');
  expect(handed(null)).not.toContain('M300 140h44v180h-44z');
});
