import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** The facts in their order. A fact without a value is left out. */
  readonly facts: readonly { readonly label: string | null; readonly value: ReactNode }[];
}

/** Short facts about something, one per line. Without any fact there is no markup. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
