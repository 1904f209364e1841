import { expect, test } from 'vitest';
import { type ConsequenceInput, withoutConsequences } from '../../../src/check/consequences.ts';
import type { MissingPage } from '../../../src/check/markets.ts';
import type { Finding } from '../../../src/site/finding.ts';
import type { PublishedPage } from '../../../src/site/published-page.ts';
import { sliceOf } from '../support/document-of.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';
import { localeOf, place } from './samples.ts';

const links = (...ids: readonly string[]) => ({
  slices: [
    sliceOf('hero', 'default', { links: ids.map((id) => ({ link_type: 'Document', id, type: 'page', text: id })) }),
  ],
});
const english: Sketch = { type: 'page', uid: 'about', group: 'about', data: links('pricing-en', 'faq-en') };
const french: Sketch = { ...english, lang: 'fr-fr', data: links('pricing-fr', 'faq-fr') };
const snapshot = snapshotOf(english, french);
const input: ConsequenceInput = {
  snapshot,
  coreIds: new Map([['pricing-en', 'pricing']]),
  withoutAddress: new Set(),
  published: [],
  missing: [],
};

const broken = (index: number): Finding => ({
  code: 'broken-link',
  severity: 'error',
  message: 'It is gone.',
  document: place({ id: 'fr-fr/page/about', lang: 'fr-fr', field: `slices[0].primary.links[${index}]` }),
});
const missing: MissingPage = {
  locale: localeOf('fr-fr'),
  uid: 'pricing',
  role: 'pricing',
  pathname: '/helios/fr/pricing',
  finding: { code: 'missing-page', severity: 'error', message: 'France has no pricing page.' },
};

test('A link to the missing page of a market is no finding of its own; another broken link beside it is', () => {
  const findings = [missing.finding, broken(0), broken(1)];
  expect(withoutConsequences(findings, { ...input, missing: [missing] })).toEqual([missing.finding, broken(1)]);
});

test('The published release says that a document that is gone was the missing page', () => {
  const gone: PublishedPage = {
    pathname: '/helios/fr/prix',
    document: { id: 'faq-fr', type: 'page', uid: 'prix', lang: 'fr-fr' },
    role: 'pricing',
    isIndexable: true,
    lastModified: '',
    heldFrom: undefined,
  };
  const since = { ...input, missing: [missing], published: [gone] };
  expect(withoutConsequences([missing.finding, broken(1)], since)).toEqual([missing.finding]);
});

test('A missing document that many fields name is one finding with all of their pages', () => {
  const field = (index: number, lang: string): Finding => ({
    code: 'unresolved-relationship',
    severity: 'warning',
    message: 'It is gone.',
    document: place({ id: `${lang}/page/about`, uid: 'about', lang, field: `slices[0].primary.links[${index}]` }),
    pathnames: [`/helios/${lang}/about`],
  });
  const same = snapshotOf(english, { ...french, data: links('pricing-en', 'faq-fr') });
  const findings = [field(0, 'en-gb'), field(1, 'en-gb'), { ...field(0, 'fr-fr'), severity: 'error' as const }];
  expect(withoutConsequences(findings, { ...input, snapshot: same })).toEqual([
    {
      ...field(0, 'en-gb'),
      severity: 'error',
      message:
        'It is gone. Other fields lead to it too: page "about" (fr-fr/page/about), fr-fr, slices[0].primary.links[0].',
      pathnames: ['/helios/en-gb/about', '/helios/fr-fr/about'],
    },
    field(1, 'en-gb'),
  ]);
});

test('A broken link is a finding if no market lacks a page', () => {
  expect(withoutConsequences([broken(0)], input)).toEqual([broken(0)]);
});

test('A field whose relationship is unresolved has no second finding for its link', () => {
  const unresolved: Finding = { ...broken(0), code: 'unresolved-relationship' };
  expect(withoutConsequences([broken(0), unresolved], input)).toEqual([unresolved]);
});

test('A link to a page without an address is no finding of its own, if another finding says why', () => {
  const link: Finding = { ...broken(0), code: 'no-document-found' };
  const withoutAddress = new Set(['pricing-fr']);
  expect(withoutConsequences([link], { ...input, withoutAddress })).toEqual([]);
  expect(withoutConsequences([link], input)).toEqual([link]);
});

test('Strings of a locale without global strings are no findings of their own', () => {
  const string: Finding = { code: 'missing-string', severity: 'warning', message: 'No text.' };
  const located: Finding = { ...string, document: place({ type: 'global_strings' }) };
  expect(withoutConsequences([string, located], input)).toEqual([located]);
});

test('A page that no link leads to because its event has left the lists is no finding of its own', () => {
  const event = { id: 'e', type: 'webinar', uid: 'lunch', lang: 'en-gb' };
  const lost: Finding = { code: 'unreachable-page', severity: 'warning', message: 'No link.', document: event };
  const past: Finding = { code: 'past-event', severity: 'notice', message: 'Over.', document: event };
  expect(withoutConsequences([lost, past], input)).toEqual([past]);
  expect(withoutConsequences([lost], input)).toEqual([lost]);
});
