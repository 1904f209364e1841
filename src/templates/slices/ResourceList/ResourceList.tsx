import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { linkAttributes } from '../../components/link-attributes.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import styles from './ResourceList.module.css';

/** Pages worth going on to, a row each. */
export function ResourceList({ slice: { primary }, index }: SliceProps<'resource_list'>) {
  const page = usePage();
  return (
    <Section primary={primary} className={styles.resources}>
      <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} size="heading" />
      <ul className={styles.list}>
        {keyed(primary.items).map(({ key, item }) => {
          const link = page.link(item.link);
          return link ? (
            <li key={key} className={styles.item}>
              <a {...linkAttributes(link)} className={styles.link}>
                <span>
                  <b className={styles.title}>{link.text}</b>
                  {item.description && <span className={styles.description}>{item.description}</span>}
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ) : null;
        })}
      </ul>
    </Section>
  );
}
