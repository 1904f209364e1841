import type { Content, KeyTextField } from '@prismicio/client';
import { headingId } from '../../../components/heading-id.ts';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import styles from './Grouped.module.css';
import { Questions } from './Questions.tsx';

interface GroupedProps {
  readonly primary: Content.FaqSliceGroupedPrimary;
  readonly level: 'h1' | 'h2';
}

type Group = Content.FaqSliceGroupedPrimaryGroupsItem;

/** Groups of questions, and beside them a list of the groups that stays visible. */
export function Grouped({ primary, level }: GroupedProps) {
  const groups = primary.groups.filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  const Heading = primary.heading && level === 'h2' ? 'h3' : 'h2';
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} level={level} size="heading" />}
      <div className={styles.faq}>
        <GroupList groups={groups} of={primary.heading} />
        <div className={styles.groups}>
          {keyed(groups).map(({ key, item }) => (
            <div key={key}>
              {item.heading && (
                <Heading id={headingId(item.heading)} className={styles.heading}>
                  {item.heading}
                </Heading>
              )}
              <Questions items={item.items} opensFirst={key === 0} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

interface GroupListProps {
  readonly groups: readonly Group[];
  /**
   * The slice's heading. In the list's name for screen readers it distinguishes this list from the list of another
   * slice.
   */
  readonly of: KeyTextField;
}

/** A list of links to the groups. With one group only there is no list. */
function GroupList({ groups, of }: GroupListProps) {
  const page = usePage();
  const headings = groups.map(({ heading }) => heading ?? '').filter(Boolean);
  if (headings.length < 2) return null;
  const name = [page.string('contents_label'), of].filter(Boolean).join(': ');
  return (
    <nav className={styles.nav} aria-label={name} data-print="no">
      <ul className={styles.list}>
        {headings.map((heading) => (
          <li key={heading}>
            <a className={styles.entry} href={`#${headingId(heading)}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
