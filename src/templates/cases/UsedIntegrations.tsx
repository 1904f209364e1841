import { linkAttributes } from '../../components/link-attributes.ts';
import { type ListedIntegration, nameOf } from '../integrations/integrations.ts';
import { Monogram } from '../integrations/Monogram.tsx';
import styles from './UsedIntegrations.module.css';

/** The other products that a company uses with Helios, each with its tile. */
export function UsedIntegrations({ integrations }: { readonly integrations: readonly ListedIntegration[] }) {
  return (
    <ul className={styles.used}>
      {integrations.map(({ integration, link }) => (
        <li key={integration.id} className={styles.integration}>
          <Monogram name={nameOf(integration)} />
          <a {...linkAttributes(link)} className={styles.link}>
            {nameOf(integration)}
          </a>
        </li>
      ))}
    </ul>
  );
}
