import { expect, test } from 'vitest';
import { newTranslation, type TranslationRequest } from '../../../src/authoring/new-translation.ts';
import { localeOf } from '../support/sample-page.ts';
import { stored } from './sample-stored.ts';

const documents = [
  stored('page', 'en-gb', 'pricing'),
  stored('page', 'de-de', 'preise', { group: 'page/pricing' }),
  stored('page', 'en-gb', 'cards'),
  stored('page', 'de-de', 'karten', { group: 'page/karten' }),
  stored('page', 'en-us', 'why'),
  stored('navigation', 'en-gb', null),
];

function request(more: Partial<TranslationRequest>) {
  const asked = { type: 'page', locale: localeOf('de'), from: 'cards', uid: undefined, ...more };
  return newTranslation(asked, documents, { defaultLang: 'en-gb', now: new Date('2026-11-23T04:05:06Z') }).document;
}

test('A source is named by its UID in the default locale, or with its locale, or by its type', () => {
  expect(request({ uid: 'kreditkarten' })).toMatchObject({ uid: 'kreditkarten', group: 'page/cards' });
  expect(request({ from: 'en-us/why' })).toMatchObject({ uid: 'why', group: 'page/why' });
  expect(request({ type: 'navigation', from: 'navigation' })).toMatchObject({ uid: null, lang: 'de-de' });
});

test.each([
  [{ from: 'card' }, 'en-gb has no page "card".', 'Did you mean cards?'],
  [{ type: 'pgae' }, 'There is no document of the type "pgae".', 'Did you mean page?'],
  [
    { from: 'pricing' },
    'de-de has this document already: content/documents/de-de/page/preise.json.',
    'Translate that file.',
  ],
  [{ uid: 'karten' }, 'de-de has this document already: content/documents/de-de/page/karten.json.', 'another UID'],
  [{ uid: 'Die Karten' }, 'The UID "Die Karten" can\'t be part of an address.', 'Use lower-case letters'],
  [{ type: 'navigation', from: 'navigation', uid: 'x' }, 'A navigation has no UID.', 'Leave --uid out.'],
])('A request that can not be met is refused with a way out: %j', (more, message, hint) => {
  expect(() => request(more)).toThrow(
    expect.objectContaining({ code: 'bad-argument', message, hint: expect.stringContaining(hint) }),
  );
});
