import type { SliceProps } from '../../slice-props.ts';
import { BlogLinks } from './BlogLinks.tsx';
import { Ebooks } from './Ebooks.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { Templates } from './Templates.tsx';

/** Further reading: ebooks on a shelf, templates as sheets of paper, pages and posts as rows. */
export function ResourceList({ slice, index }: SliceProps<'resource_list'>) {
  const level = index === 0 ? 'h1' : 'h2';
  switch (slice.variation) {
    case 'ebooks':
      return <Ebooks primary={slice.primary} level={level} />;
    case 'templates':
      return <Templates primary={slice.primary} level={level} />;
    case 'related_pages':
      return <RelatedPages primary={slice.primary} level={level} />;
    case 'blog_links':
      return <BlogLinks primary={slice.primary} level={level} />;
  }
}
