import { expect, test } from 'vitest';
import { ownDisallowedDomains, privateHref } from '../../../../src/content/meaning/lead-locale.ts';
import { documentOf } from '../../support/document-of.ts';
import { localeContent } from '../../support/locale-content.ts';

test('A visitor without a work address is led to the locale’s page for sole traders', () => {
  expect(privateHref(localeContent({ pages: ['thankyousoletrader'] }))).toBe('/thankyousoletrader');
});

test('A visitor without a work address is led to sign-up where the locale has no page for sole traders', () => {
  expect(privateHref(localeContent())).toBe('https://app.helios.example/register');
});

test('The domains of all documents of a locale are one list in one spelling', () => {
  const documents = [
    [' GMX.de', null],
    ['@aol.com', 'gmx.de'],
  ].map((names) => documentOf('disallowed_emails', { domains: names.map((domain) => ({ domain })) }));
  expect(ownDisallowedDomains(documents)).toEqual(['aol.com', 'gmx.de']);
});
