import { Section } from '../../../components/Section.tsx';
import { RichText } from '../../components/RichText.tsx';
import type { SliceProps } from '../../slice-props.ts';
import styles from './Notice.module.css';

/** A remark in a box, or a disclaimer in small print. */
export function Notice({ slice: { primary, variation } }: SliceProps<'notice'>) {
  return (
    <Section primary={primary} isTight>
      <div className={styles[variation]}>
        <RichText field={primary.body} />
      </div>
    </Section>
  );
}
