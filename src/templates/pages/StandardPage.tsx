import type { DocumentOf } from '../../content/content-source.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { crumbsOf } from '../crumbs.ts';
import { usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';

/** A page of slices, for every template of the `page` type: breadcrumbs, then the slices in their order. */
export function StandardPage({ document }: { document: DocumentOf<'page'> }) {
  const crumbs = crumbsOf(usePage(), document);
  const { slices } = document.data;
  return (
    <>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} theme={slices[0]?.primary.theme ?? 'light'} />}
      <SliceZone slices={slices} />
    </>
  );
}
