import type { RichTextField } from '@prismicio/client';
import { use } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { headingId } from '../../../components/heading-id.ts';
import { Section } from '../../../components/Section.tsx';
import { RichText as StructuredText } from '../../components/RichText.tsx';
import { usePage } from '../../page-context.ts';
import { ShowContents } from '../../pages/contents.ts';
import type { SliceProps } from '../../slice-props.ts';
import styles from './RichText.module.css';

/**
 * Running text with its headings beside it. The variation `narrow` has one column; `legal` begins with a list of
 * contents if the page asks for one.
 */
export function RichText({ slice: { primary, variation } }: SliceProps<'rich_text'>) {
  const isLegal = variation === 'legal';
  return (
    <Section primary={primary} className={isLegal ? styles.legal : undefined}>
      {isLegal && use(ShowContents) && <Contents body={primary.body} />}
      <div className={classNames(styles.text, variation !== 'legal' && styles[variation])}>
        <StructuredText field={primary.body} />
      </div>
    </Section>
  );
}

function Contents({ body }: { body: RichTextField }) {
  const page = usePage();
  const headings = body.flatMap((node) => (node.type === 'heading2' ? [node.text] : []));
  if (headings.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={page.string('contents_label')} data-print="no">
      <p className={styles.label}>{page.string('contents_label')}</p>
      <ol className={styles.list}>
        {headings.map((text) => (
          <li key={text}>
            <a className={styles.entry} href={`#${headingId(text)}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
