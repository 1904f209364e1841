import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import styles from './Ask.module.css';

interface AskProps {
  readonly isOpen: boolean;
  readonly question: string;
  readonly yesLabel: string;
  readonly noLabel: string;
  /** Called with the answer when the dialog closes. The answer is `no` if the visitor presses the key Escape. */
  readonly onAnswer: (answer: Answer) => void;
}

type Answer = 'yes' | 'no';

/** A question before something is lost, as a dialog. Its markup is always on the page, and so are its styles. */
export function Ask({ isOpen, question, yesLabel, noLabel, onAnswer }: AskProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = (answer: Answer) => () => {
    dialog.current?.close();
    onAnswer(answer);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      data-theme="light"
      data-print="no"
      onCancel={() => onAnswer('no')}
    >
      <p id={id}>{question}</p>
      <div className={styles.answers}>
        <Button onClick={close('no')}>{noLabel}</Button>
        <Button variant="primary" onClick={close('yes')}>
          {yesLabel}
        </Button>
      </div>
    </dialog>
  );
}
