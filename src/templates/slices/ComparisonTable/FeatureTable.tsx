import { asText, type TableField, type TableFieldBodyRow } from '@prismicio/client';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { keyed } from '../../../components/keyed.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { InlineText } from '../../components/RichText.tsx';
import { usePage } from '../../page-context.ts';
import styles from './FeatureTable.module.css';

interface FeatureTableProps {
  readonly table: TableField<'filled'>;
  /** The highlighted column, counted from 1. */
  readonly lit: number | null;
  /** The name of the table for screen readers. */
  readonly label: string | null;
  /** A control before the table, in its box. */
  readonly children?: ReactNode;
}

/**
 * A table of features. A table that is too wide scrolls in a box of its own, in which the first column stays visible.
 */
export function FeatureTable({ table, lit, label, children }: FeatureTableProps) {
  const look = { lit, figures: figureColumns(table.body.rows) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls, and must scroll by keyboard too
    <section className={styles.box} tabIndex={0} aria-label={label ?? undefined}>
      {children}
      <table className={classNames(styles.table, widthsOf(table, lit))}>
        <Head table={table} {...look} />
        <tbody>
          {keyed(table.body.rows).map(({ key, item }) => (
            <Row key={key} row={item} {...look} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * The class that sets the widths of the columns. If at most two columns follow the first, they are wide enough for
 * sentences. A table without a highlighted column compares nothing, so each column is as wide as its words need. A table
 * that says `yes` nowhere has words or figures in its cells, which need as much room as the labels.
 */
function widthsOf(table: TableField<'filled'>, lit: number | null): string | undefined {
  if ((table.body.rows[0]?.cells.length ?? 0) <= 3) return styles.few;
  if (lit === null) return styles.own;
  const hasYes = table.body.rows.some(({ cells }) => cells.some(({ content }) => isYes(content)));
  return hasYes ? undefined : styles.alike;
}

type Table = TableField<'filled'> & { head?: { rows: TableFieldBodyRow[] } };
type CellContent = TableFieldBodyRow['cells'][number]['content'];
interface Look extends Pick<FeatureTableProps, 'lit'> {
  /** The columns with nothing but figures, counted from 0. */
  readonly figures: ReadonlySet<number>;
}

/** The columns whose cells are figures, such as amounts or rates. Empty cells and cells that say `no` are ignored. */
function figureColumns(rows: readonly TableFieldBodyRow[]): ReadonlySet<number> {
  const isFigures = (column: number) => {
    const texts = rows.map(({ cells }) => asText(cells[column]?.content ?? []).trim());
    const said = texts.filter((text) => text !== '' && text.toLowerCase() !== 'no');
    return said.length > 1 && said.every((text) => figure.test(text));
  };
  return new Set(rows[0]?.cells.map((_, column) => column).filter((column) => column > 0 && isFigures(column)));
}

/** A number with at most a unit or a currency before or after it: `£8,200.00`, `1 %`, `820,00 kr.` */
const figure = /^\D{0,2}\d[\d\s.,’]*\D{0,4}$/u;

function Head({ table, lit, figures }: { table: Table } & Look) {
  return (
    <thead>
      {keyed(table.head?.rows).map(({ key, item }) => (
        <tr key={key}>
          {keyed(item.cells).map(({ key: column, item: cell }) => (
            <th
              key={column}
              scope="col"
              className={classNames(styles.head, figures.has(column) && styles.figure)}
              data-lit={isLit(column, lit)}
            >
              {column === 0 ? (
                <VisuallyHidden>
                  <InlineText field={cell.content} />
                </VisuallyHidden>
              ) : (
                <InlineText field={cell.content} />
              )}
            </th>
          ))}
        </tr>
      ))}
    </thead>
  );
}

/**
 * A row of the table. If all cells but the first are empty, the row is the heading of the rows below it. If the first
 * is bold, the row is a total.
 */
function Row({ row, lit, figures }: { row: TableFieldBodyRow } & Look) {
  const [first, ...others] = row.cells;
  if (!first) return null;
  const isGroup = others.every(({ content }) => asText(content) === '');
  if (isGroup) {
    return (
      <tr>
        <th scope="rowgroup" className={styles.group} colSpan={row.cells.length}>
          <InlineText field={first.content} />
        </th>
      </tr>
    );
  }
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.label}>
        <InlineText field={first.content} />
      </th>
      {keyed(others).map(({ key, item }) => (
        <td
          key={key}
          className={classNames(styles.cell, figures.has(key + 1) && styles.figure)}
          data-lit={isLit(key + 1, lit)}
        >
          <Value content={item.content} />
        </td>
      ))}
    </tr>
  );
}

/** A cell's value. `yes` and `no` in the content become a risen half-disc and a short line. */
function Value({ content }: { content: CellContent }) {
  const page = usePage();
  const text = asText(content).trim().toLowerCase();
  if (isYes(content)) return <span className={styles.yes} role="img" aria-label={page.string('included')} />;
  if (text === 'no') return <span className={styles.no} role="img" aria-label={page.string('not_included')} />;
  return <InlineText field={content} />;
}

function isYes(content: CellContent): boolean {
  return asText(content).trim().toLowerCase() === 'yes';
}

function isLit(column: number, lit: number | null): '' | undefined {
  return column + 1 === lit ? '' : undefined;
}
