import { Section } from '../../components/Section.tsx';
import { usePage } from '../page-context.ts';
import { CaseCard } from './CaseCard.tsx';
import { type Case, type CaseKind, latestCases } from './cases.ts';
import styles from './OtherCases.module.css';

interface OtherCasesProps {
  readonly than: Case;
  readonly kind: CaseKind;
}

/**
 * The two cases that were published before this one. After the oldest case comes the newest, so each case leads to
 * others.
 */
export function OtherCases({ than, kind }: OtherCasesProps) {
  const page = usePage();
  const all = latestCases(page, kind);
  const here = all.findIndex(({ document }) => document.id === than.id);
  const others = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))].slice(0, 2);
  if (others.length === 0) return null;
  return (
    <Section primary={{ theme: 'light', anchor_id: null }} isOnScreenOnly className={styles.section}>
      <h2 className={styles.heading}>{page.string('read_more')}</h2>
      <ul className={styles.cases}>
        {others.map((each) => (
          <li key={each.document.id}>
            <CaseCard of={each} level="h3" shape={others.length === 1 ? 'large' : 'cover'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
