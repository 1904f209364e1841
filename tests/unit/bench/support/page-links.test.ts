import { expect, test } from 'vitest';
import { overviewsOf, pagesLinkedBy, withLinks } from '../../../../bench/support/page-links.ts';
import type { PublishedDocument } from '../../../../src/content/repository/published.ts';

test.each([1, 99, 100, 101, 250])('Of %i generated pages, each is an overview or linked by one', (count) => {
  const overviews = overviewsOf(count);
  const linked = overviews.flatMap((index) => pagesLinkedBy(index, count));
  expect([...overviews, ...linked].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('A page that is no overview links to no other page', () => {
  expect(pagesLinkedBy(101, 250)).toEqual([]);
});

test('The links are spans of a paragraph after the texts of the slice', () => {
  const before = { type: 'paragraph', text: 'Questions', spans: [] };
  const slices = [{ primary: { heading: 'Prices' } }, { primary: { body: [before] } }];
  const page = withLinks(pageWith(slices), ['a', 'bc']);
  expect(page.data.slices).toMatchObject([
    slices[0],
    {
      primary: {
        body: [
          before,
          {
            text: 'a bc',
            spans: [
              { start: 0, end: 1, data: { link_type: 'Document', uid: 'a' } },
              { start: 2, end: 4, data: { link_type: 'Document', uid: 'bc' } },
            ],
          },
        ],
      },
    },
  ]);
});

function pageWith(slices: PublishedDocument['data'][string]): PublishedDocument {
  return {
    id: 'pricing',
    uid: 'pricing',
    url: null,
    type: 'page',
    tags: [],
    first_publication_date: '',
    last_publication_date: '',
    slugs: [],
    linked_documents: [],
    lang: 'en-gb',
    alternate_languages: [],
    data: { slices },
  };
}
