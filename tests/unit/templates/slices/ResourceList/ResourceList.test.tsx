import { describe, expect, test } from 'vitest';
import type { PageContext } from '../../../../../src/templates/page-context.ts';
import type { SliceOf } from '../../../../../src/templates/slice-props.ts';
import { ResourceList } from '../../../../../src/templates/slices/ResourceList/ResourceList.tsx';
import { samplePage, webLink } from '../../../support/sample-page.ts';

const empty = { anchor_id: null, theme: null, heading: null, body: [], items: [], links: [], limit: null };

function resources(variation: string, fields: object = {}, context: Partial<PageContext> = {}): string {
  const slice = { variation, primary: { ...empty, ...fields } } as unknown as SliceOf<'resource_list'>;
  return samplePage(context).html(<ResourceList slice={slice} index={1} />);
}

const ebook = (uid: string, fields: object = {}) => ({
  id: uid,
  type: 'ebook',
  uid,
  lang: 'en-gb',
  tags: [],
  data: { title: uid, cover: {}, topic: null, page_count: null, published: null, ...fields },
});

/** A locale with these ebooks; `current` is the one whose page is rendered. */
function shelf(ebooks: readonly object[], current = ''): Partial<PageContext> {
  const link = (field: unknown) => {
    const uid = field && typeof field === 'object' && 'uid' in field ? String(field.uid) : '';
    return { href: `/ebooks/${uid}`, text: '', isCurrent: uid === current } as ReturnType<PageContext['link']>;
  };
  return { list: () => ebooks as never, link };
}

function titlesIn(markup: string): string[] {
  return [...markup.matchAll(/href="\/ebooks\/([a-z]+)"/g)].map(([, uid]) => uid ?? '');
}

describe('ebooks', () => {
  const three = [
    ebook('old', { published: '2026-03-24' }),
    ebook('new', { published: '2026-09-08', topic: 'Tax', page_count: 6 }),
    ebook('undated'),
  ];

  test('stand on the shelf the newest first, as many as are wanted', () => {
    expect(titlesIn(resources('ebooks', {}, shelf(three)))).toEqual(['new', 'old', 'undated']);
    expect(titlesIn(resources('ebooks', { limit: 1 }, shelf(three)))).toEqual(['new']);
  });

  test('leave out the one whose page this is', () => {
    expect(titlesIn(resources('ebooks', {}, shelf(three, 'new')))).toEqual(['old', 'undated']);
  });

  test('are told by topic and length in the words of the locale, where these are known', () => {
    expect(resources('ebooks', {}, shelf(three))).toContain('topic_tax · ebook_pages');
  });

  test('of a locale that has none are replaced by a sentence', () => {
    expect(resources('ebooks', {}, shelf([]))).toContain('list_empty');
  });
});

describe.each(['related_pages', 'templates', 'blog_links'])('%s', (variation) => {
  test('without an entry that leads somewhere leave no frame behind', () => {
    expect(resources(variation)).toBe('');
    expect(resources(variation, { items: [{ link: { link_type: 'Any' }, description: 'Nowhere' }] })).toBe('');
  });

  test('keep their heading when all entries are missing', () => {
    const markup = resources(variation, { heading: 'Read on' });
    expect(markup).toContain('Read on');
    expect(markup).not.toContain('<ul');
  });

  test('show what there is of an entry', () => {
    const items = [{ link: webLink('/a', 'A sheet'), description: null, date: null, sheet: null }];
    expect(resources(variation, { items })).toContain('A sheet');
  });
});
