import type { DocumentOf } from '../../content/content-source.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { crumbsOf } from '../crumbs.ts';
import { usePage } from '../page-context.ts';

export function JobPage({ document }: { document: DocumentOf<'job'> }) {
  const crumbs = crumbsOf(usePage(), document);
  return (
    <>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} theme="tint" />}
      <h1>{document.data.title}</h1>
    </>
  );
}
