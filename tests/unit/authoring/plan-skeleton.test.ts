import { expect, test } from 'vitest';
import { planSkeleton } from '../../../src/authoring/plan-skeleton.ts';
import { linkTo, stored } from './sample-stored.ts';

const now = new Date('2026-11-23T04:05:06.789Z');
const about = stored('page', 'en-gb', 'about', { id: 'en-about--------' });
const ueber = stored('page', 'de-de', 'ueber-uns', { id: 'de-about--------', group: 'page/about' });
const faq = stored('page', 'en-gb', 'faq', { id: 'en-faq----------' });
const source = stored('page', 'en-gb', 'cards', {
  id: 'en-cards--------',
  tags: ['spring'],
  data: {
    title: 'Cards',
    parent: linkTo(about),
    slices: [
      {
        slice_type: 'hero',
        primary: {
          links: [
            { ...linkTo(faq), text: 'Questions' },
            { link_type: 'Web', url: '/pricing' },
          ],
        },
      },
    ],
  },
});

const plan = (documents = [about, ueber, faq, source], from = source) =>
  planSkeleton({ source: from, lang: 'de-de', uid: 'karten', documents, now });

test('A translation is a copy in the same group, and its tag says that it waits for its translator', () => {
  const { document, source: changed } = plan();
  expect(document).toMatchObject({
    type: 'page',
    lang: 'de-de',
    uid: 'karten',
    group: 'page/cards',
    tags: ['spring', 'untranslated'],
    first_publication_date: '2026-11-23T04:05:06+0000',
    data: { title: 'Cards' },
  });
  expect(document.id).toMatch(/^[\w-]{16}$/);
  expect(changed).toBeUndefined();
});

test('A link leads to the document of the locale, and one without a translation stays and is named', () => {
  const { document, kept } = plan();
  expect(document.data.parent).toEqual(linkTo(ueber));
  expect(document.data.slices).toEqual(source.data.slices);
  expect(kept).toEqual([{ field: 'slices[0].primary.links[0]', target: faq }]);
});

test('A source without a group gets one, so that both are translations of each other', () => {
  const { group: _, ...alone } = source;
  const { document, source: changed } = plan([alone], alone);
  expect(document.group).toBe('page/cards');
  expect(changed).toEqual({ ...alone, group: 'page/cards' });
});

test('No other document has the id of a translation', () => {
  const { id } = plan().document;
  expect(plan([source, { ...about, id }]).document.id).not.toBe(id);
});
