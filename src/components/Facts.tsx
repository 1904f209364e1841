import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** What isn't known has no line. */
  readonly facts: readonly { readonly label: string | null; readonly value: ReactNode }[];
}

/** What one wants to know of something before reading about it, a line each. Without a fact there is nothing. */
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
