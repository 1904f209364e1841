import type { Content } from '@prismicio/client';
import { hasHead } from '../../../components/has-head.ts';
import type { SliceLevel } from '../../../components/heading-level.ts';
import { keyed } from '../../../components/keyed.ts';
import { linkAttributes } from '../../../components/link-attributes.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import styles from './BlogLinks.module.css';

interface BlogLinksProps {
  readonly primary: Content.ResourceListSliceBlogLinksPrimary;
  readonly level: SliceLevel;
}

/** Links to posts of the blog, which is a separate site, with the day of each post. */
export function BlogLinks({ primary, level }: BlogLinksProps) {
  const page = usePage();
  const posts = primary.items.flatMap(({ link: field, date, description }) => {
    const link = page.link(field);
    return link ? [{ link, date, description }] : [];
  });
  if (posts.length === 0 && !hasHead(primary)) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} size="heading" />}
      {posts.length > 0 && (
        <ul className={styles.posts}>
          {keyed(posts).map(({ key, item: { link, date, description } }) => (
            <li key={key} className={styles.post}>
              {date && (
                <time className={styles.date} dateTime={date}>
                  {page.format.date(date)}
                </time>
              )}
              <div className={styles.words}>
                <a {...linkAttributes(link)} className={styles.title}>
                  {link.text}
                </a>
                {description && <p className={styles.description}>{description}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
