import type { Content } from '@prismicio/client';
import { hasHead } from '../../../components/has-head.ts';
import type { SliceLevel } from '../../../components/heading-level.ts';
import { Icon } from '../../../components/Icon.tsx';
import { keyed } from '../../../components/keyed.ts';
import { linkAttributes } from '../../../components/link-attributes.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import styles from './RelatedPages.module.css';

interface RelatedPagesProps {
  readonly primary: Content.ResourceListSliceRelatedPagesPrimary;
  readonly level: SliceLevel;
}

/** Links to related pages, one per row. */
export function RelatedPages({ primary, level }: RelatedPagesProps) {
  const page = usePage();
  const rows = primary.items.flatMap(({ link: field, description }) => {
    const link = page.link(field);
    return link ? [{ link, description }] : [];
  });
  if (rows.length === 0 && !hasHead(primary)) return null;
  return (
    <Section primary={primary} className={styles.resources}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} size="heading" />}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {keyed(rows).map(({ key, item: { link, description } }) => (
            <li key={key} className={styles.item}>
              <a {...linkAttributes(link)} className={styles.link}>
                <span>
                  <b className={styles.title}>{link.text}</b>
                  {description && <span className={styles.description}>{description}</span>}
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
