import { DownloadLink } from '../../components/Button.tsx';
import { keyed } from '../../components/keyed.ts';
import { Picture } from '../../components/Picture.tsx';
import type { DocumentOf } from '../../content/content-source.ts';
import { FormCard } from '../components/FormCard.tsx';
import { crumbsOf } from '../crumbs.ts';
import { ebookPlace, factsOf, thankYouLink } from '../ebooks.ts';
import { type PageContext, usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';
import { Aside } from './Aside.tsx';
import styles from './EbookPage.module.css';
import { Opening } from './Opening.tsx';

type Ebook = DocumentOf<'ebook'>;

/** The page of an ebook: its cover, its contents, and the form that requests it. */
export function EbookPage({ document }: { readonly document: Ebook }) {
  const page = usePage();
  const { title, excerpt, cover, chapters, lead_form, slices } = document.data;
  const hasForm = page.related('lead_form', lead_form) !== undefined;
  const contents = chapters.filter(({ heading, body }) => heading || body);
  return (
    <>
      <Opening
        crumbs={crumbsOf(page, document)}
        title={title || document.uid}
        summary={excerpt}
        art={cover.url && <Picture picture={page.picture(cover, { width: 360 })} isFirst />}
        artShape="upright"
      >
        <Facts document={document} />
        {!hasForm && <Download document={document} />}
      </Opening>
      {(hasForm || contents.length > 0) && (
        <Aside aside={hasForm && <EbookForm document={document} />}>
          {contents.length > 0 && <Contents chapters={contents} />}
        </Aside>
      )}
      <SliceZone slices={slices} isBelowHead />
    </>
  );
}

function Facts({ document: { data } }: { readonly document: Ebook }) {
  const page = usePage();
  const facts = factsOf(page, data);
  const { published } = data;
  if (facts.length === 0 && !published) return null;
  return (
    <p className={styles.facts}>
      {keyed(facts).map(({ key, item }) => (
        <span key={key}>{item}</span>
      ))}
      {published && <time dateTime={published}>{page.format.date(published)}</time>}
    </p>
  );
}

/** The ebook's file to download, for an ebook without a form. */
function Download({ document: { data } }: { readonly document: Ebook }) {
  const page = usePage();
  const file = page.file(data.file);
  return file && <DownloadLink file={file} text={page.string('ebook_get')} />;
}

function EbookForm({ document }: { readonly document: Ebook }) {
  const page = usePage();
  return (
    <FormCard
      field={document.data.lead_form}
      heading={page.string('ebook_get')}
      level="h2"
      id="ebook-form"
      sends={answersFor(page, document)}
    />
  );
}

/**
 * The hidden values of the ebook's form: which file to send, and the address at which the visitor may download the file
 * at once.
 */
function answersFor(page: PageContext, document: Ebook): Record<string, string> {
  const file = page.file(document.data.file);
  const thanks = thankYouLink(page, document);
  return {
    ...(file && { pdf_url: new URL(file.href, page.site.origin).href }),
    ...(thanks && { success: `${thanks.href}#${ebookPlace(document)}` }),
  };
}

/** The ebook's chapters in order, like the table of contents in a book. */
function Contents({ chapters }: { readonly chapters: readonly Ebook['data']['chapters'][number][] }) {
  return (
    <>
      <h2 className={styles.heading}>{usePage().string('ebook_chapters')}</h2>
      <ol className={styles.chapters}>
        {keyed(chapters).map(({ key, item: { heading, body } }) => (
          <li key={key} className={styles.chapter}>
            {heading && <h3 className={styles.title}>{heading}</h3>}
            {body && <p className={styles.body}>{body}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
