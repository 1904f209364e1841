import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Ask } from './Ask.tsx';
import styles from './BeginButtons.module.css';
import type { BeginLabels } from './begin-labels.ts';
import type { Beginning, SheetForm } from './sheet-form.ts';

interface BeginButtonsProps {
  readonly form: SheetForm;
  readonly labels: BeginLabels;
  /** True if the visitor has given the tool something that is in no field, such as a receipt. */
  readonly hasMore?: () => boolean;
  /** Called before the entries are replaced. */
  readonly onBegin?: () => void;
}

/** The two ways to begin: a finished example in all fields, or empty fields. What a visitor typed is replaced only after a question. */
export function BeginButtons({ form, labels, hasMore, onBegin }: BeginButtonsProps) {
  const [asked, ask] = useState<Beginning>();
  const begin = (beginning: Beginning) => {
    onBegin?.();
    form.beginWith(beginning);
  };
  const choose = (beginning: Beginning) => (form.isOwn() || hasMore?.() ? ask(beginning) : begin(beginning));
  return (
    <div className={styles.buttons} data-print="no">
      <Button onClick={() => choose('example')}>{labels.example_label}</Button>
      <Button variant="plain" onClick={() => choose('empty')}>
        {labels.empty_label}
      </Button>
      <Ask
        isOpen={asked !== undefined}
        question={labels.replace_question}
        yesLabel={labels.replace_label}
        noLabel={labels.cancel_label}
        onAnswer={(answer) => {
          ask(undefined);
          if (answer === 'yes' && asked) begin(asked);
        }}
      />
    </div>
  );
}
