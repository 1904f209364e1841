import { CaseCard } from '../../cases/CaseCard.tsx';
import { industriesOf, type ListedCase } from '../../cases/cases.ts';
import { Filter } from '../../components/Filter.tsx';
import { usePage } from '../../page-context.ts';
import styles from './CaseList.module.css';
import { placeCards, type Span } from './place-cards.ts';

interface FilterableProps {
  readonly cases: readonly ListedCase[];
  readonly level: 'h2' | 'h3';
  /** The name of the filter's radio buttons, unique on the page. */
  readonly name: string;
}

/**
 * All cases in rows of two and three, with a filter by industry. A case without an industry is shown only while the
 * filter shows all. If no two cases share an industry, there is nothing to filter, and no filter is shown.
 */
export function Filterable({ cases, level, name }: FilterableProps) {
  const industries = industriesOf(cases, usePage().locale.htmlLang);
  const choices = industries.some(({ count }) => count > 1) ? industries : [];
  const numberOf = (industry: string | null) => choices.findIndex(({ label }) => label === industry) + 1;
  const spans = placeCards(cases.length);
  return (
    <Filter name={name} choices={choices} total={cases.length}>
      <ul className={styles.wall}>
        {cases.map((each, at) => (
          <li
            key={each.document.id}
            className={styles.place}
            data-span={spans[at]}
            data-choices={numberOf(each.document.data.industry)}
          >
            <CaseCard of={each} level={level} shape={shapes[spans[at] ?? 12]} />
          </li>
        ))}
      </ul>
    </Filter>
  );
}

const shapes = { 4: 'compact', 5: 'cover', 7: 'cover', 12: 'large' } as const satisfies Record<Span, string>;
