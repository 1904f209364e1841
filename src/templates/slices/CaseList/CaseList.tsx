import { hasHead } from '../../../components/has-head.ts';
import { levelBelow } from '../../../components/heading-level.ts';
import { Section } from '../../../components/Section.tsx';
import { CaseCard } from '../../cases/CaseCard.tsx';
import { type ListedCase, latestCases, linked } from '../../cases/cases.ts';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { EmptyList } from '../../components/EmptyList.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { type PageContext, usePage } from '../../page-context.ts';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import styles from './CaseList.module.css';
import { Filterable } from './Filterable.tsx';

type CaseListSlice = SliceOf<'case_list'>;

/** Case studies of customers and partners: selected ones, the newest, or all of them with a filter by industry. */
export function CaseList({ slice, index }: SliceProps<'case_list'>) {
  const page = usePage();
  const { primary, variation } = slice;
  const cases = casesFor(page, slice);
  if (cases.length === 0 && !hasHead(primary)) return null;
  const level = index === 0 ? 'h1' : 'h2';
  const below = levelBelow(level, primary.heading);
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} />}
      {cases.length === 0 && <EmptyList />}
      {cases.length > 0 && variation === 'selected' && <Selected cases={cases} level={below} />}
      {cases.length > 0 && variation === 'latest' && <Latest cases={cases} level={below} />}
      {cases.length > 0 && variation === 'filterable' && (
        <Filterable cases={cases} level={below} name={`industry-${index}`} />
      )}
      {variation !== 'filterable' && <ActionLinks fields={primary.links} />}
    </Section>
  );
}

function casesFor(page: PageContext, slice: CaseListSlice): readonly ListedCase[] {
  switch (slice.variation) {
    case 'selected':
      return slice.primary.items.flatMap(({ case: field }) => {
        const document = page.related('customer_case', field) ?? page.related('partnership_case', field);
        return document ? linked(page, document) : [];
      });
    case 'latest':
      return latestCases(page, slice.primary.kind).slice(0, slice.primary.limit ?? undefined);
    case 'filterable':
      return latestCases(page, slice.primary.kind);
  }
}

interface CasesProps {
  readonly cases: readonly ListedCase[];
  readonly level: 'h2' | 'h3';
}

/**
 * Two cases per row: the left one is larger in one row, the right one in the next. A last single case has the row to
 * itself.
 */
function Selected({ cases, level }: CasesProps) {
  const single = cases.length % 2 === 1 ? cases.at(-1) : undefined;
  return (
    <ul className={styles.covers}>
      {cases.map((each) => (
        <li key={each.document.id} className={styles.cover}>
          <CaseCard of={each} level={level} shape={each === single ? 'large' : 'cover'} />
        </li>
      ))}
    </ul>
  );
}

/** The newest case is large; each other case is a row. */
function Latest({ cases: [first, ...others], level }: CasesProps) {
  return (
    <div className={styles.latest}>
      {first && <CaseCard of={first} level={level} shape="large" />}
      {others.length > 0 && (
        <ul className={styles.rows}>
          {others.map((each) => (
            <li key={each.document.id}>
              <CaseCard of={each} level={level} shape="row" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
