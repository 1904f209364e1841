import { expect, test } from 'vitest';
import { locales } from '../../../../config/locales.ts';
import { contentOf } from '../../../sites/embedded-content.ts';

const codes = locales.map(({ code }) => code);
const legalPages = ['terms', 'gdpr', 'dsr', 'cookie-policy', 'third-party-licences', 'work-address'];

test.each(codes)('The words beside the forms of %s link to its own terms and privacy notice', (lang) => {
  const [terms, privacy] = ['terms', 'gdpr'].map((uid) => contentOf(lang, 'legal_page', uid).id);
  const { accept_terms_and_privacy, privacy_consent_text } = contentOf(lang, 'global_strings').data;
  expect(linkedDocuments(accept_terms_and_privacy)).toEqual([terms, privacy]);
  expect(linkedDocuments(privacy_consent_text)).toEqual([privacy]);
});

test.each(codes)('The overview of the legal pages of %s links to each of them', (lang) => {
  const overview = JSON.stringify(contentOf(lang, 'page', 'legal'));
  const missing = legalPages.filter((uid) => !overview.includes(contentOf(lang, 'legal_page', uid).id));
  expect(missing).toEqual([]);
});

/** The ids of the documents to which the links in a text lead, in their order. */
function linkedDocuments(field: readonly object[]): string[] {
  return Array.from(
    JSON.stringify(field).matchAll(/"link_type":"Document".*?"id":"([^"]+)"|"id":"([^"]+)".*?"link_type":"Document"/g),
    ([, a, b]) => a ?? b ?? '',
  );
}
