import type { TableField } from '@prismicio/client';
import type { ReactNode } from 'react';
import { Sun } from '../../../components/Sun.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { CaptionedTable, type ComparisonFields } from './CaptionedTable.tsx';
import styles from './TableOpening.module.css';

interface TableOpeningProps {
  readonly primary: ComparisonFields;
  readonly table: TableField<'filled'>;
  /** The links or the form below the words. */
  readonly action: ReactNode;
}

/** The opening of a page whose figures are its argument: the words, and beside them the table on a sheet of paper. */
export function TableOpening({ primary, table, action }: TableOpeningProps) {
  return (
    <section className={styles.opening} id={primary.anchor_id || undefined} data-theme={primary.theme ?? 'light'}>
      <div className={styles.words}>
        <SectionHead primary={primary} level="h1" />
        {action}
      </div>
      <div className={styles.place}>
        <svg className={styles.sun} viewBox="0 0 640 320" aria-hidden="true">
          <Sun cx={320} cy={320} r={270} gap={14} length={12} width={1.75} fill="var(--disc)" ink="var(--rays)" />
        </svg>
        <div className={styles.sheet} data-theme="light">
          <CaptionedTable primary={primary} table={table} />
        </div>
      </div>
    </section>
  );
}
