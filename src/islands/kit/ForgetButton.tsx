import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Ask } from './Ask.tsx';
import type { BeginLabels } from './begin-labels.ts';
import tool from './SheetTool.module.css';

interface ForgetButtonProps {
  readonly labels: BeginLabels;
  /** Deletes everything and returns a sentence about what was deleted. */
  readonly forget: () => string;
}

type State = 'idle' | 'asked' | { readonly forgotten: string };

/** The button that deletes all that the tool keeps for the visitor. It asks first, and says afterwards what is gone. */
export function ForgetButton({ labels, forget }: ForgetButtonProps) {
  const [state, setState] = useState<State>('idle');
  return (
    <>
      <Button variant="plain" onClick={() => setState('asked')}>
        {labels.clear_label}
      </Button>
      <Ask
        isOpen={state === 'asked'}
        question={labels.forget_question}
        yesLabel={labels.forget_label}
        noLabel={labels.cancel_label}
        onAnswer={(answer) => setState(answer === 'yes' ? { forgotten: forget() } : 'idle')}
      />
      <output className={tool.note}>{typeof state === 'object' && state.forgotten}</output>
    </>
  );
}
