import { Fragment } from 'react';
import type { DocumentOf } from '../content/content-source.ts';
import { StandardPage } from '../templates/pages/StandardPage.tsx';
import styles from './CataloguePage.module.css';
import { componentPrefix } from './catalogue-documents.ts';
import { componentSpecimens } from './components/registry.ts';

/**
 * A page of the catalogue. For a component it shows the component's specimens one below the other; specimens of slices
 * are the content of a standard page.
 */
export function CataloguePage({ document }: { readonly document: DocumentOf<'page'> }) {
  const specimens = specimensFor(document.uid);
  if (!specimens) return <StandardPage document={document} />;
  return (
    <div className={styles.page} data-theme="light">
      <h1>{document.data.title}</h1>
      {Object.entries(specimens).map(([label, Specimen]) => (
        <Fragment key={label}>
          <h2 className={styles.label}>{label}</h2>
          <div className={styles.specimen}>
            <Specimen />
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function specimensFor(uid: string) {
  if (!uid.startsWith(componentPrefix)) return undefined;
  const name = uid.slice(componentPrefix.length);
  return Object.hasOwn(componentSpecimens, name)
    ? componentSpecimens[name as keyof typeof componentSpecimens]
    : undefined;
}
