import type { ReadonlySignal } from '@preact/signals-core';
import { useState } from 'react';
import { computedList } from '../kit/computed-list.ts';
import { Figure } from '../kit/Figure.tsx';
import { Live } from '../kit/Live.tsx';
import sheet from '../kit/Sheet.module.css';
import styles from './PolicyPaper.module.css';
import { type PolicyAnswers, type PolicySection, writeClauses } from './policy.ts';

interface PolicyPaperProps {
  readonly title: ReadonlySignal<string>;
  readonly sections: readonly PolicySection[];
  readonly answers: ReadonlySignal<PolicyAnswers>;
}

/** The policy as it is printed, with numbered clauses that people can quote. */
export function PolicyPaper({ title, sections, answers }: PolicyPaperProps) {
  return (
    <div className={sheet.sheet} data-theme="light">
      <p className={sheet.title}>
        <Live>{() => title.value}</Live>
      </p>
      <ol className={styles.sections}>
        {sections.map((section) => (
          <PrintedSection key={section.heading} section={section} answers={answers} />
        ))}
      </ol>
    </div>
  );
}

interface PrintedSectionProps {
  readonly section: PolicySection;
  readonly answers: ReadonlySignal<PolicyAnswers>;
}

function PrintedSection({ section: { heading, clauses }, answers }: PrintedSectionProps) {
  const [paragraphs] = useState(() => computedList(() => writeClauses(clauses, answers.value)));
  return (
    <Live>
      {() =>
        paragraphs.value.length > 0 && (
          <li className={styles.section}>
            <b className={`${styles.heading} ${sheet.line}`}>{heading}</b>
            <ol className={styles.clauses}>
              {paragraphs.value.map((text) => (
                <li key={text} className={`${styles.clause} ${sheet.line}`}>
                  <Figure>{text}</Figure>
                </li>
              ))}
            </ol>
          </li>
        )
      }
    </Live>
  );
}
