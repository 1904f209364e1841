import { expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { checkEbooks } from '../../../src/check/ebooks.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

const to = (id: string) => ({ link_type: 'Document', id });
const nowhere = { link_type: 'Any' };
const form: Sketch = { type: 'lead_form', id: 'form', uid: 'ebook', data: { success: to('download') } };
const page = (id: string, variation: string): Sketch => ({
  type: 'page',
  id,
  uid: id,
  data: { slices: [{ slice_type: 'thank_you', variation }] },
});

function told(ebook: object): string[] {
  const document: Sketch = { type: 'ebook', uid: 'vat', data: { lead_form: to('form'), thank_you: nowhere, ...ebook } };
  const content = snapshotOf(document, form, page('download', 'download'), page('thanks', 'default'));
  return checkEbooks(content, locales).map(({ message }) => message);
}

test('An ebook may be on a thank-you page of its own or of its form, or need no form', () => {
  expect(told({})).toEqual([]);
  expect(told({ thank_you: to('download') })).toEqual([]);
  expect(told({ lead_form: nowhere, thank_you: to('thanks') })).toEqual([]);
});

test('An ebook whose thank-you page has no files is a finding', () => {
  expect(told({ thank_you: to('thanks') })).toEqual([
    'The ebook "vat" leads its readers to the page "thanks", which has no download.',
  ]);
});
