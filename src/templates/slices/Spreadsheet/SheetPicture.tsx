import { classNames } from '../../../components/class-names.ts';
import { usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import { type FirstRow, firstRows } from './first-rows.ts';
import styles from './SheetPicture.module.css';
import { workbookOf } from './workbook-of.ts';

interface SheetPictureProps {
  readonly slice: SliceOf<'spreadsheet'>;
  /** True for a small picture beside a title and a description that say the same. */
  readonly isDecorative?: boolean;
}

/**
 * The first rows of a template's spreadsheet, from the workbook that visitors get. Assistive technology reads it as one
 * image that has the words and sums of the rows as its text.
 */
export function SheetPicture({ slice, isDecorative = false }: SheetPictureProps) {
  const sheet = firstRows(workbookOf(slice, usePage().locale), slice.variation, isDecorative ? 3 : 8);
  const label = [sheet.title, ...sheet.rows.map(spoken)].filter(Boolean).join('. ');
  return (
    <div
      className={styles.picture}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className={styles.title}>{sheet.title}</div>
      <div className={styles.rows}>
        {sheet.rows.map((row) => (
          <div key={row.number} className={classNames(styles.row, row.kind !== 'row' && styles[row.kind])}>
            <i>{row.number}</i>
            {row.cells.map(({ text, isFigure, isWhole }, column) => (
              <span
                key={sheet.columns[column]?.letter}
                className={classNames(
                  isFigure && styles.figure,
                  isWhole && styles.whole,
                  sheet.columns[column]?.isWideOnly && styles.wide,
                )}
              >
                {text}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function spoken({ cells }: FirstRow): string {
  return cells.flatMap(({ text }) => text || []).join(', ');
}
