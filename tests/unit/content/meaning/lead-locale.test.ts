import { expect, test } from 'vitest';
import type { DocumentOf } from '../../../../src/content/content-source.ts';
import { ownDisallowedDomains } from '../../../../src/content/meaning/lead-locale.ts';

test('the domains of all documents of a locale are one list in one spelling', () => {
  const documents = [
    [' GMX.de', null],
    ['@aol.com', 'gmx.de'],
  ].map((names) => ({
    data: { domains: names.map((domain) => ({ domain })) },
  }));
  expect(ownDisallowedDomains(documents as DocumentOf<'disallowed_emails'>[])).toEqual(['aol.com', 'gmx.de']);
});
