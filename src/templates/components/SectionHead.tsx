import type { KeyTextField, RichTextField } from '@prismicio/client';
import { Hour } from '../../components/Hour.tsx';
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
  /** `display` is for the head of a slice over its full width, `heading` for one beside a picture. */
  readonly size?: 'display' | 'heading';
}

/** The head of a slice: its hour, its heading and a few words. Empty fields are left out. */
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
      {heading && <Heading className={styles[size]}>{heading}</Heading>}
      {body && body.length > 0 && (
        <div className={styles.lead}>
          <RichText field={body} />
        </div>
      )}
    </header>
  );
}
