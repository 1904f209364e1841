import type { ReactNode } from 'react';
import { homeHref } from '../../home-href.ts';
import { usePage } from '../../page-context.ts';
import styles from './Gate.module.css';
import type { DemoFields } from './step-fields.ts';

interface GateProps {
  readonly primary: DemoFields;
  /** The button that leads to the second step. */
  readonly children: ReactNode;
}

/**
 * The foot of the first step's words. On phones it is a choice: a sentence says what comes, and beside the button to the
 * second step a quiet link leads home. Wider windows show only the button.
 */
export function Gate({ primary: { gate_heading, gate_body }, children }: GateProps) {
  const page = usePage();
  return (
    <div className={styles.gate} data-print="no">
      {(gate_heading || gate_body) && (
        <p className={styles.words}>
          {gate_heading && <b className={styles.title}>{gate_heading}</b>} {gate_body}
        </p>
      )}
      <div className={styles.ways}>
        {children}
        <a className={styles.home} href={homeHref(page)}>
          {page.string('return_to_homepage')}
        </a>
      </div>
    </div>
  );
}
