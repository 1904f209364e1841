import { expect, test } from 'vitest';
import { PartnerList } from '../../../../../src/templates/slices/PartnerList/PartnerList.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { filterChoices, withoutTags } from '../../../support/markup.ts';
import { partnerOf, partners } from '../../../support/partners.ts';
import { samplePage } from '../../../support/sample-page.ts';

function directory(documents: typeof partners, heading?: string): string {
  const slice = sliceOf('partner_list', 'directory', { heading });
  return samplePage({ documents }).html(<PartnerList slice={slice} index={1} />);
}

test('The directory of partners shows a city while one of its partners is of the chosen channel', () => {
  const markup = directory(partners);
  expect(filterChoices(markup)).toEqual(['0 filter_all 4', '1 channel_accounting 2', '5 channel_affiliate 1']);
  expect(markup).toMatch(/<section[^>]*data-choices="1 5"><h2[^>]*>Leeds/);
});

test('The directory of partners offers no choice where there is only one channel', () => {
  const markup = directory([partnerOf('one', { partner_channel: 'Affiliate' })]);
  expect(markup).not.toContain('<fieldset');
  expect(markup).toContain('href="/one"');
});

test('A list of no partners leaves no trace without a heading', () => {
  expect(directory([])).toBe('');
});

test('A list of no partners says so under its heading', () => {
  expect(withoutTags(directory([], 'Ours'))).toMatch(/Ours\s+list_empty/);
});
