import type { Content } from '@prismicio/client';
import { hasHead } from '../../../components/has-head.ts';
import { levelBelow, type SliceLevel } from '../../../components/heading-level.ts';
import { keyed } from '../../../components/keyed.ts';
import { linkAttributes } from '../../../components/link-attributes.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import { SheetPicture } from '../Spreadsheet/SheetPicture.tsx';
import { spreadsheetOn } from '../Spreadsheet/spreadsheet-on.ts';
import { PaperSheet } from './PaperSheet.tsx';
import styles from './Templates.module.css';

interface TemplatesProps {
  readonly primary: Content.ResourceListSliceTemplatesPrimary;
  readonly level: SliceLevel;
}

/**
 * Templates to download, each with the first rows of its spreadsheet, or drawn as a sheet of its kind if its page has
 * none.
 */
export function Templates({ primary, level }: TemplatesProps) {
  const page = usePage();
  const templates = primary.items.flatMap(({ link: field, ...item }) => {
    const link = page.link(field);
    return link ? [{ ...item, link, spreadsheet: spreadsheetOn(page.related('page', field)) }] : [];
  });
  if (templates.length === 0 && !hasHead(primary)) return null;
  const Title = levelBelow(level, primary.heading);
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} />}
      {templates.length > 0 && (
        <ul className={styles.templates}>
          {keyed(templates).map(({ key, item: { link, description, sheet, spreadsheet } }) => (
            <li key={key} className={styles.template}>
              <div className={styles.stage}>
                {spreadsheet ? (
                  <SheetPicture slice={spreadsheet} isDecorative />
                ) : (
                  <PaperSheet kind={sheet ?? 'expense_report'} />
                )}
              </div>
              <Title className={styles.title}>
                <a {...linkAttributes(link)} className={styles.link}>
                  {link.text}
                </a>
              </Title>
              {description && <p className={styles.description}>{description}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
