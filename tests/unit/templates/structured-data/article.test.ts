import { expect, test } from 'vitest';
import { documentOf } from '../../support/document-of.ts';
import { imageOf, routeOf } from '../../support/sample-page.ts';
import { nodeOf } from './sample-graph.ts';

const dates = {
  first_publication_date: '2026-02-02T08:00:00+0000',
  last_publication_date: '2026-10-05T09:30:00+0000',
};

test('An ebook is an article with its picture and dates', () => {
  const data = { title: 'Month end in three days', excerpt: 'A plan.', published: '2026-09-08' };
  const ebook = documentOf('ebook', { ...data, cover: imageOf('cover') }, dates);
  const context = { route: routeOf('/ebooks/month-end') };
  expect(nodeOf('Article', ebook, { context })).toMatchObject({
    headline: 'Month end in three days',
    description: 'A plan.',
    image: 'https://www.helios.example/helios/static/cover.svg',
    datePublished: '2026-09-08',
    dateModified: '2026-10-05T09:30:00+00:00',
    mainEntityOfPage: 'https://www.helios.example/helios/en/ebooks/month-end',
  });
});

test('A case without picture, words or date is an article dated by its first publication', () => {
  const node = nodeOf('Article', documentOf('customer_case', { title: 'Kestrel' }, dates));
  expect(node).toMatchObject({ headline: 'Kestrel', datePublished: '2026-02-02' });
  expect(node).not.toHaveProperty('image');
});

test('An ebook without a title is no article', () => {
  expect(nodeOf('Article', documentOf('ebook', { excerpt: 'A plan.', cover: imageOf('cover') }))).toBeUndefined();
});
