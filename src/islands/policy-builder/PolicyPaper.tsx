import { Figure } from '../kit/Figure.tsx';
import sheet from '../kit/Sheet.module.css';
import styles from './PolicyPaper.module.css';
import type { WrittenSection } from './policy.ts';

interface PolicyPaperProps {
  readonly title: string;
  readonly sections: readonly WrittenSection[];
}

/** The policy as it is printed, with numbered clauses that people can quote. */
export function PolicyPaper({ title, sections }: PolicyPaperProps) {
  return (
    <div className={sheet.sheet} data-theme="light">
      <p className={sheet.title}>{title}</p>
      <ol className={styles.sections}>
        {sections.map(({ heading, paragraphs }) => (
          <li key={heading} className={styles.section}>
            <b className={styles.heading}>{heading}</b>
            <ol className={styles.clauses}>
              {paragraphs.map((text) => (
                <li key={text} className={styles.clause}>
                  <Figure>{text}</Figure>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}
