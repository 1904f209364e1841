import { CaseCard } from '../../cases/CaseCard.tsx';
import { industriesOf, type ListedCase } from '../../cases/cases.ts';
import { Filter } from '../../components/Filter.tsx';
import { usePage } from '../../page-context.ts';
import styles from './CaseList.module.css';

interface FilterableProps {
  readonly cases: readonly ListedCase[];
  readonly level: 'h2' | 'h3';
  /** The name of the filter's radio buttons, unique on the page. */
  readonly name: string;
}

/** All cases with a filter by industry. A case without an industry is shown only while the filter shows all. */
export function Filterable({ cases, level, name }: FilterableProps) {
  const industries = industriesOf(cases, usePage().locale.htmlLang);
  const numberOf = (industry: string | null) => industries.findIndex(({ label }) => label === industry) + 1;
  return (
    <Filter name={name} choices={industries} total={cases.length}>
      <ul className={styles.tiles}>
        {cases.map((each) => (
          <li key={each.document.id} data-choices={numberOf(each.document.data.industry)}>
            <CaseCard of={each} level={level} />
          </li>
        ))}
      </ul>
    </Filter>
  );
}
