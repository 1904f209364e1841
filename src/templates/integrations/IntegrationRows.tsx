import { linkAttributes } from '../../components/link-attributes.ts';
import { usePage } from '../page-context.ts';
import styles from './IntegrationRows.module.css';
import { integrationCategories, type ListedIntegration, nameOf } from './integrations.ts';
import { Monogram } from './Monogram.tsx';

interface IntegrationRowsProps {
  readonly integrations: readonly ListedIntegration[];
  /** True if the list contains several categories: each row then names the category of its integration. */
  readonly showsCategory?: boolean;
}

/** Integrations by name. Each row is a link and carries the number of its category for a filter. */
export function IntegrationRows({ integrations, showsCategory = false }: IntegrationRowsProps) {
  return (
    <ul className={styles.rows}>
      {integrations.map((each) => (
        <Row key={each.integration.id} of={each} showsCategory={showsCategory} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly of: ListedIntegration;
  readonly showsCategory: boolean;
}

function Row({ of: { integration, link }, showsCategory }: RowProps) {
  const page = usePage();
  const { category, tagline } = integration.data;
  const name = nameOf(integration);
  return (
    <li className={styles.row} data-choices={category ? integrationCategories.indexOf(category) + 1 : 0}>
      <Monogram name={name} />
      <div className={styles.words}>
        <a {...linkAttributes(link)} className={styles.name}>
          {name}
        </a>
        {showsCategory && category && <span className={styles.category}>{page.string(`category_${category}`)}</span>}
        {tagline && <p className={styles.tagline}>{tagline}</p>}
      </div>
    </li>
  );
}
