import type { DocumentOf } from '../../content/content-source.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { crumbsOf } from '../crumbs.ts';
import { usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';

/** A page made of slices, whatever its template: the way to it, then one after the other. */
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
