import type { DocumentOf } from '../../content/content-source.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { crumbsOf } from '../crumbs.ts';
import { usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';

export function EbookPage({ document }: { document: DocumentOf<'ebook'> }) {
  const crumbs = crumbsOf(usePage(), document);
  const { slices } = document.data;
  return (
    <>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} theme="tint" />}
      <h1>{document.data.title}</h1>
      <SliceZone slices={slices} />
    </>
  );
}
