import { linkAttributes } from '../components/link-attributes.ts';
import { usePage } from '../page-context.ts';
import styles from './IntegrationRows.module.css';
import { integrationCategories, type ListedIntegration, nameOf, tileColourOf } from './integrations.ts';
import { Monogram } from './Monogram.tsx';

/** Integrations by name, each row its link, and each marked for a filter by category. */
export function IntegrationRows({ integrations }: { readonly integrations: readonly ListedIntegration[] }) {
  return (
    <ul className={styles.rows}>
      {integrations.map((each) => (
        <Row key={each.integration.id} of={each} />
      ))}
    </ul>
  );
}

function Row({ of: { integration, link } }: { readonly of: ListedIntegration }) {
  const page = usePage();
  const { category, tagline } = integration.data;
  const name = nameOf(integration);
  return (
    <li className={styles.row} data-choices={category ? integrationCategories.indexOf(category) + 1 : 0}>
      <Monogram name={name} colour={tileColourOf(integration)} />
      <div className={styles.words}>
        <a {...linkAttributes(link)} className={styles.name}>
          {name}
        </a>
        {category && <span className={styles.category}>{page.string(`category_${category}`)}</span>}
        {tagline && <p className={styles.tagline}>{tagline}</p>}
      </div>
    </li>
  );
}
