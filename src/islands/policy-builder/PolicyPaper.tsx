import type { ReadonlySignal } from '@preact/signals-core';
import { useEffect, useRef, useState } from 'react';
import { computedList } from '../kit/computed-list.ts';
import { Figure } from '../kit/Figure.tsx';
import { Live } from '../kit/Live.tsx';
import sheet from '../kit/Sheet.module.css';
import styles from './PolicyPaper.module.css';
import { type PolicyAnswers, type PolicySection, writeClauses } from './policy.ts';
import { showChange } from './show-changes.ts';

interface PolicyPaperProps {
  readonly title: ReadonlySignal<string>;
  readonly sections: readonly PolicySection[];
  readonly answers: ReadonlySignal<PolicyAnswers>;
  /**
   * Returns whether the visitor has typed or chosen something. From then on the preview marks a sentence that changes,
   * and scrolls to it.
   */
  readonly hasTyped: () => boolean;
}

/** The policy as it is printed, with numbered clauses that people can quote. */
export function PolicyPaper({ title, sections, ...live }: PolicyPaperProps) {
  return (
    <div className={sheet.sheet} data-theme="light">
      <Live>{() => <p className={sheet.title}>{title.value}</p>}</Live>
      <ol className={styles.sections}>
        {sections.map((section) => (
          <PrintedSection key={section.heading} section={section} {...live} />
        ))}
      </ol>
    </div>
  );
}

interface PrintedSectionProps extends Pick<PolicyPaperProps, 'answers' | 'hasTyped'> {
  readonly section: PolicySection;
}

function PrintedSection({ section: { heading, clauses }, answers, hasTyped }: PrintedSectionProps) {
  const [paragraphs] = useState(() => computedList(() => writeClauses(clauses, answers.value)));
  return (
    <Live>
      {() =>
        paragraphs.value.length > 0 && (
          <li className={styles.section}>
            <b className={styles.heading}>{heading}</b>
            <ol className={styles.clauses}>
              {paragraphs.value.map((text) => (
                <Clause key={text} text={text} isChanged={hasTyped()} />
              ))}
            </ol>
          </li>
        )
      }
    </Live>
  );
}

/**
 * A clause of the policy. A clause whose text changes gets a new element, so `isChanged` keeps the value that it had
 * when the text changed.
 */
function Clause({ text, isChanged }: { readonly text: string; readonly isChanged: boolean }) {
  const element = useRef<HTMLLIElement>(null);
  const [isMarked] = useState(isChanged);
  useEffect(() => {
    if (isMarked && element.current) showChange(element.current);
  }, [isMarked]);
  return (
    <li ref={element} className={styles.clause}>
      <div className={styles.text} data-changed={isMarked || undefined}>
        <Figure>{text}</Figure>
      </div>
    </li>
  );
}
