import { expect, test } from 'vitest';
import type { LinkView } from '../../../../../src/components/view-models.ts';
import type { DocumentOf } from '../../../../../src/content/content-source.ts';
import type { PageContext } from '../../../../../src/templates/page-context.ts';
import type { SliceOf } from '../../../../../src/templates/slice-props.ts';
import { ThankYou } from '../../../../../src/templates/slices/ThankYou/ThankYou.tsx';
import { samplePage, webLink } from '../../../support/sample-page.ts';

const here = '/helios/en/thankyou-ebook';

const ebook = (uid: string, data: object) =>
  ({
    id: uid,
    type: 'ebook',
    uid,
    data: { title: null, cover: {}, file: webLink(`/static/${uid}.pdf`), ...data },
  }) as unknown as DocumentOf<'ebook'>;

/** The page all of these lead to, if `thank_you` says so. */
function page(ebooks: readonly DocumentOf<'ebook'>[], index = 0): string {
  const link: PageContext['link'] = (field) =>
    field && 'url' in field && field.url
      ? ({ href: field.url, text: '', isCurrent: field.url === here } as LinkView)
      : undefined;
  const primary = { anchor_id: null, theme: null, heading: 'Yours', body: [], links: [], file: null, file_title: null };
  const slice = { slice_type: 'thank_you', variation: 'download', primary } as unknown as SliceOf<'thank_you'>;
  return samplePage({ list: () => ebooks as never, link }).html(<ThankYou slice={slice} index={index} />);
}

test('the ebooks that lead to a thank-you page are there, each at its own place', () => {
  const markup = page([
    ebook('vat', { title: 'VAT', thank_you: webLink(here) }),
    ebook('cards', { thank_you: webLink(here) }),
  ]);
  expect(markup).toMatch(/<div id="ebook-vat"[^>]*>.*VAT.*href="\/static\/vat\.pdf" download=/);
  expect(markup).toMatch(/<div id="ebook-cards"[^>]*>.*cards.*href="\/static\/cards\.pdf" download=/);
});

test('an ebook that leads elsewhere, or has no file, is not', () => {
  const markup = page([
    ebook('vat', { thank_you: webLink('/thanks') }),
    ebook('cards', { thank_you: webLink(here), file: null }),
  ]);
  expect(markup).not.toContain('id="ebook-');
});

test('an ebook has one place on the page, however many papers there are', () => {
  expect(page([ebook('vat', { thank_you: webLink(here) })], 1)).not.toContain('id="ebook-');
});
