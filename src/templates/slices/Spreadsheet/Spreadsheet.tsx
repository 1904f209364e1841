import { DownloadLink } from '../../../components/Button.tsx';
import { Section } from '../../../components/Section.tsx';
import { ByEmail } from '../../components/ByEmail.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import styles from './Spreadsheet.module.css';
import { workbookOf } from './workbook-of.ts';

/** A template as a spreadsheet, which the export makes of the slice's texts and examples. */
export function Spreadsheet({ slice, index }: SliceProps<'spreadsheet'>) {
  const page = usePage();
  const { primary } = slice;
  const file = page.workbook(slice.variation.replace('_', '-'), workbookOf(slice, page.locale));
  return (
    <Section primary={primary} isTight className={styles.spreadsheet}>
      <div className={styles.sheet}>
        <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} size="heading" />
        <div className={styles.file}>
          {primary.download_label && <DownloadLink file={file} text={primary.download_label} variant="secondary" />}
          {primary.file_note && <p className={styles.note}>{primary.file_note}</p>}
        </div>
      </div>
      <ByEmail id={`by-email-${index}`} primary={primary} file={file} isBeside />
    </Section>
  );
}
