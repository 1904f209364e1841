import type { TableField } from '@prismicio/client';
import type { ReactNode } from 'react';
import type { SliceOf } from '../../slice-props.ts';
import styles from './CaptionedTable.module.css';
import { FeatureTable } from './FeatureTable.tsx';

/** The fields of any variation. */
export type ComparisonFields = SliceOf<'comparison_table'>['primary'];

interface CaptionedTableProps {
  readonly primary: ComparisonFields;
  readonly table: TableField<'filled'>;
  /** A control before the table, in its box. */
  readonly children?: ReactNode;
}

/** A table with its caption above and a note below, such as the source and the day of a competitor's figures. */
export function CaptionedTable({ primary, table, children }: CaptionedTableProps) {
  const { heading, caption, highlighted_column: lit } = primary;
  return (
    <div className={styles.figure}>
      {caption && <p className={styles.caption}>{caption}</p>}
      <FeatureTable table={table} lit={lit} label={caption || heading}>
        {children}
      </FeatureTable>
      {'source' in primary && primary.source && <p className={styles.source}>{primary.source}</p>}
    </div>
  );
}
