import { expect, test } from 'vitest';
import type { DocumentOf } from '../../../../../src/content/content-source.ts';
import { ResourceList } from '../../../../../src/templates/slices/ResourceList/ResourceList.tsx';
import { documentOf, sliceOf } from '../../../support/document-of.ts';
import { all } from '../../../support/markup.ts';
import { routeOf, samplePage, webLink } from '../../../support/sample-page.ts';

const ebooks = [
  documentOf('ebook', { published: '2026-03-24' }, { uid: 'old' }),
  documentOf('ebook', { published: '2026-09-08', topic: 'Tax', page_count: 6 }, { uid: 'new' }),
  documentOf('ebook', {}, { uid: 'undated' }),
];

interface Shelf {
  readonly documents?: readonly DocumentOf<'ebook'>[];
  readonly limit?: number;
  /** The ebook whose page has the shelf. */
  readonly current?: string;
}

/** The shelf of a locale with these ebooks. */
function shelf({ documents = ebooks, limit, current = 'page' }: Shelf = {}): string {
  const slice = sliceOf('resource_list', 'ebooks', { limit });
  const { html } = samplePage({ documents, route: routeOf('/ebooks', { documentId: current }) });
  return html(<ResourceList slice={slice} index={1} />);
}

function titlesIn(markup: string): string[] {
  return all(markup, /href="\/([a-z]+)"/g);
}

test('Ebooks stand on the shelf the newest first, as many as the limit', () => {
  expect(titlesIn(shelf())).toEqual(['new', 'old', 'undated']);
  expect(titlesIn(shelf({ limit: 1 }))).toEqual(['new']);
});

test('A shelf of ebooks on the page of an ebook leaves that ebook out', () => {
  expect(titlesIn(shelf({ current: 'new' }))).toEqual(['old', 'undated']);
});

test('An ebook on the shelf has its topic and length in the words of the locale, where these are known', () => {
  expect(shelf()).toContain('topic_tax · ebook_pages');
});

test('A sentence replaces the shelf of a locale that has no ebooks', () => {
  expect(shelf({ documents: [] })).toContain('list_empty');
});

type Fields = { readonly heading?: string; readonly items?: readonly { link?: unknown; description?: string }[] };

function resources(variation: 'related_pages' | 'templates' | 'blog_links', fields: Fields = {}): string {
  return samplePage().html(<ResourceList slice={sliceOf('resource_list', variation, fields)} index={1} />);
}

const variations = ['related_pages', 'templates', 'blog_links'] as const;

test.each(variations)('A list of %s without an entry that leads somewhere leaves no frame', (variation) => {
  expect(resources(variation)).toBe('');
  expect(resources(variation, { items: [{ link: { link_type: 'Any' }, description: 'Nowhere' }] })).toBe('');
});

test.each(variations)('A list of %s has its heading when all entries are missing', (variation) => {
  const markup = resources(variation, { heading: 'Read on' });
  expect(markup).toContain('Read on');
  expect(markup).not.toContain('<ul');
});

test.each(variations)('A list of %s shows an entry of which only the link is known', (variation) => {
  expect(resources(variation, { items: [{ link: webLink('/a', 'A sheet') }] })).toContain('A sheet');
});
