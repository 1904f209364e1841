import { expect, test } from 'vitest';
import { workAddressPage } from '../../../../config/markets.ts';
import { ownDisallowedDomains, privateHref } from '../../../../src/content/meaning/lead-locale.ts';
import { documentOf } from '../../support/document-of.ts';
import { localeContent } from '../../support/locale-content.ts';

test('A visitor without a work address is led to the locale’s page about it', () => {
  expect(privateHref(localeContent({ pages: [workAddressPage] }))).toBe(workAddressPage);
});

test('A visitor without a work address is never led to the sign-up, which would let the refused address pass', () => {
  expect(privateHref(localeContent())).toBeUndefined();
});

test('The domains of all documents of a locale are one list in one spelling', () => {
  const documents = [
    [' GMX.de', null],
    ['@aol.com', 'gmx.de'],
  ].map((names) => documentOf('disallowed_emails', { domains: names.map((domain) => ({ domain })) }));
  expect(ownDisallowedDomains(documents)).toEqual(['aol.com', 'gmx.de']);
});
