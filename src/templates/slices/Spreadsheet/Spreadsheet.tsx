import { DownloadLink } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Section } from '../../../components/Section.tsx';
import { ByEmail } from '../../components/ByEmail.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import styles from './Spreadsheet.module.css';
import { sheetFacts } from './sheet-facts.ts';
import { workbookOf } from './workbook-of.ts';

/**
 * A template as a spreadsheet, which the export makes of the slice's texts and examples. Below the download are the
 * entries that the sheet has above its table, because the picture at the top of the page begins with the table.
 */
export function Spreadsheet({ slice, index }: SliceProps<'spreadsheet'>) {
  const page = usePage();
  const { primary } = slice;
  const workbook = workbookOf(slice, page.locale);
  const file = page.workbook(slice.variation.replace('_', '-'), workbook);
  const facts = sheetFacts(workbook);
  return (
    <Section primary={primary} className={styles.spreadsheet}>
      <div className={styles.sheet}>
        <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} size="heading" />
        <div className={styles.file}>
          {primary.download_label && <DownloadLink file={file} text={primary.download_label} variant="primary" />}
          {primary.file_note && <p className={styles.note}>{primary.file_note}</p>}
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value, isInput }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd className={classNames(styles.value, isInput && styles.input)}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <ByEmail id={`by-email-${index}`} primary={primary} file={file} isBeside />
    </Section>
  );
}
