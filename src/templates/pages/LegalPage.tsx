import { Phrases } from '../../components/Phrases.tsx';
import type { DocumentOf } from '../../content/content-source.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { crumbsOf } from '../crumbs.ts';
import { usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';
import { ShowContents } from './contents.ts';
import styles from './LegalPage.module.css';

/** A legal text: its title and date, then its slices. A list of contents comes first if the document asks for one. */
export function LegalPage({ document }: { document: DocumentOf<'legal_page'> }) {
  const page = usePage();
  const { title, summary, effective_date, version, show_contents, slices } = document.data;
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(page, document)} theme="tint" />
      <header className={styles.head} data-theme="tint">
        <h1 className={styles.title}>
          <Phrases text={title ?? ''} />
        </h1>
        {summary && <p className={styles.summary}>{summary}</p>}
        <dl className={styles.facts}>
          {effective_date && (
            <div>
              <dt>{page.string('effective_date_label')}</dt>
              <dd>
                <time dateTime={effective_date}>{page.format.date(effective_date)}</time>
              </dd>
            </div>
          )}
          {version && (
            <div>
              <dt>{page.string('version_label')}</dt>
              <dd>{version}</dd>
            </div>
          )}
        </dl>
      </header>
      <ShowContents value={show_contents}>
        <SliceZone slices={slices} isBelowHead />
      </ShowContents>
    </>
  );
}
