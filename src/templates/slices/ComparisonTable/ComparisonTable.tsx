import { asText, type TableField, type TableFieldBodyRow } from '@prismicio/client';
import { keyed } from '../../components/keyed.ts';
import { InlineText } from '../../components/RichText.tsx';
import { Section } from '../../components/Section.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import styles from './ComparisonTable.module.css';

/** Plans, line by line. It scrolls in its own box, with the first column always in sight. */
export function ComparisonTable({ slice: { primary } }: SliceProps<'comparison_table'>) {
  const { heading, table, highlighted_column: lit } = primary;
  if (!table) return null;
  return (
    <Section primary={primary}>
      {heading && (
        <h2 className={styles.heading} id="comparison">
          {heading}
        </h2>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard */}
      <section className={styles.box} tabIndex={0} aria-labelledby={heading ? 'comparison' : undefined}>
        <table className={styles.table}>
          <Head table={table} lit={lit} />
          <tbody>
            {keyed(table.body.rows).map(({ key, item }) => (
              <Row key={key} row={item} lit={lit} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

type Table = TableField<'filled'> & { head?: { rows: TableFieldBodyRow[] } };
interface Lit {
  /** Counted from 1. */
  readonly lit: number | null;
}

function Head({ table, lit }: { table: Table } & Lit) {
  return (
    <thead>
      {keyed(table.head?.rows).map(({ key, item }) => (
        <tr key={key}>
          {keyed(item.cells).map(({ key: column, item: cell }) => (
            <th key={column} scope="col" className={styles.head} data-lit={isLit(column, lit)}>
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

/** A row whose cells are all empty but the first is the heading of those below it. */
function Row({ row, lit }: { row: TableFieldBodyRow } & Lit) {
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
        <td key={key} className={styles.cell} data-lit={isLit(key + 1, lit)}>
          <Value content={item.content} />
        </td>
      ))}
    </tr>
  );
}

/** `yes` and `no` in the content are signs on the page: a risen half-disc and a short line. */
function Value({ content }: { content: TableFieldBodyRow['cells'][number]['content'] }) {
  const page = usePage();
  const text = asText(content).trim().toLowerCase();
  if (text === 'yes') return <span className={styles.yes} role="img" aria-label={page.string('included')} />;
  if (text === 'no') return <span className={styles.no} role="img" aria-label={page.string('not_included')} />;
  return <InlineText field={content} />;
}

function isLit(column: number, lit: number | null): '' | undefined {
  return column + 1 === lit ? '' : undefined;
}
