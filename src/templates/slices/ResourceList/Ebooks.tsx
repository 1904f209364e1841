import type { Content } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { hasHead } from '../../../components/has-head.ts';
import { levelBelow, type SliceLevel } from '../../../components/heading-level.ts';
import { linkAttributes } from '../../../components/link-attributes.ts';
import { Picture } from '../../../components/Picture.tsx';
import { Section } from '../../../components/Section.tsx';
import type { LinkView } from '../../../components/view-models.ts';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { factsOf, otherEbooks } from '../../ebooks.ts';
import { usePage } from '../../page-context.ts';
import styles from './Ebooks.module.css';

interface EbooksProps {
  readonly primary: Content.ResourceListSliceEbooksPrimary;
  readonly level: SliceLevel;
}

type Ebook = ReturnType<typeof otherEbooks>[number]['ebook'];

/**
 * The locale's ebooks: their covers on a shelf, with their titles below. One or two books have their words beside the
 * covers, with a description. A shortened shelf leads to another page and is not printed.
 */
export function Ebooks({ primary, level }: EbooksProps) {
  const page = usePage();
  const shown = otherEbooks(page).slice(0, primary.limit ?? undefined);
  const isShort = shown.length < 3;
  return (
    <Section primary={primary} className={styles.section} isOnScreenOnly={primary.limit !== null}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} />}
      {shown.length > 0 ? (
        <ul className={classNames(styles.shelf, isShort && styles.short)}>
          {shown.map(({ ebook, link }) => (
            <Book
              key={ebook.id}
              ebook={ebook}
              link={link}
              level={levelBelow(level, primary.heading)}
              isDescribed={isShort}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.facts}>{page.string('list_empty')}</p>
      )}
      <ActionLinks fields={primary.links} />
    </Section>
  );
}

interface BookProps {
  readonly ebook: Ebook;
  readonly link: LinkView;
  readonly level: 'h2' | 'h3';
  /** True on a shelf with room for words beside the cover. */
  readonly isDescribed: boolean;
}

function Book({ ebook: { data, uid }, link, level: Title, isDescribed }: BookProps) {
  const page = usePage();
  return (
    <li className={styles.book}>
      <div className={styles.place}>
        <Picture picture={page.picture(data.cover, { width: 300 })} className={styles.cover} />
      </div>
      <Title className={styles.title}>
        <a {...linkAttributes(link)} className={styles.link}>
          {data.title || uid}
        </a>
      </Title>
      {isDescribed && data.excerpt && <p className={styles.excerpt}>{data.excerpt}</p>}
      <p className={styles.facts}>{factsOf(page, data).join(' · ')}</p>
    </li>
  );
}
