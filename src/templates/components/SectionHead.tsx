import type { KeyTextField, RichTextField } from '@prismicio/client';
import { Hour } from '../../components/Hour.tsx';
import { Phrases } from '../../components/Phrases.tsx';
import { RichText } from './RichText.tsx';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly primary: {
    readonly hour?: KeyTextField;
    readonly eyebrow?: KeyTextField;
    readonly heading: KeyTextField;
    readonly body?: RichTextField | null;
  };
  readonly level?: 'h1' | 'h2';
  /**
   * The heading's size. `display` is for a heading over the slice's full width, `heading` for a heading beside a
   * picture.
   */
  readonly size?: 'display' | 'heading';
}

/** The words at the top of a slice: a time or a label, the heading and a short text. Empty fields are left out. */
export function SectionHead({ primary, level: Heading = 'h2', size = 'display' }: SectionHeadProps) {
  const { hour, eyebrow, heading, body } = primary;
  return (
    <header className={styles.head}>
      {(hour || eyebrow) && (
        <p className={styles.hour}>
          {hour && <Hour>{hour}</Hour>}
          {eyebrow}
        </p>
      )}
      {heading && (
        <Heading className={styles[size]}>
          <Phrases text={heading} />
        </Heading>
      )}
      {body && body.length > 0 && (
        <div className={styles.lead}>
          <RichText field={body} />
        </div>
      )}
    </header>
  );
}
