import { hasHead } from '../../../components/has-head.ts';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { CopyFieldSlot } from '../../components/CopyFieldSlot.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { type PageContext, usePage } from '../../page-context.ts';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import styles from './CopyFields.module.css';

/** Values that visitors take along, such as a VAT number or a link to send, each with a button that copies it. */
export function CopyFields({ slice: { primary }, index }: SliceProps<'copy_fields'>) {
  const page = usePage();
  if (!hasHead(primary)) return null;
  const fields = primary.items.flatMap((item) => fieldOf(item, page));
  return (
    <Section primary={primary} className={styles.section}>
      <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} size="heading" />
      {fields.length > 0 && (
        <div className={styles.fields}>
          {keyed(fields).map(({ key, item }) => (
            <CopyFieldSlot key={key} id={`copy-${index}-${key}`} name={`copy-${index}-${key}`} {...item} />
          ))}
        </div>
      )}
    </Section>
  );
}

type Item = SliceOf<'copy_fields'>['primary']['items'][number];

/**
 * The field of an item: its text, or else the whole address of its link. An item without label or value has no field.
 */
function fieldOf({ label, value, link, hint }: Item, page: PageContext) {
  const href = value ? undefined : page.link(link)?.href;
  const text = href ? new URL(href, page.site.origin).href : value;
  return label && text ? [{ label, value: text, hint: hint || undefined }] : [];
}
