import { useState } from 'react';
import { Button, type ButtonVariant } from '../../components/Button.tsx';
import { FileFault } from './file-fault.ts';
import tool from './SheetTool.module.css';

interface FileButtonProps {
  readonly label: string;
  readonly variant?: ButtonVariant;
  /** The error text that says what a visitor can do if the code that makes the file can't be loaded. */
  readonly errorText: string;
  /**
   * Makes and saves the file. The code for it is loaded by this call, so it fails without a network. It rejects with a
   * `FileFault` if there is another reason for which there is no file.
   */
  readonly save: () => Promise<void>;
}

type State = 'idle' | 'making' | { readonly error: string };

/** A button that makes a file of what the visitor typed. Presses while the file is made have no effect. */
export function FileButton({ label, variant = 'secondary', errorText, save }: FileButtonProps) {
  const [state, setState] = useState<State>('idle');
  const make = () => {
    if (state === 'making') return;
    setState('making');
    save().then(
      () => setState('idle'),
      (fault: unknown) => setState({ error: fault instanceof FileFault ? fault.message : errorText }),
    );
  };
  const error = typeof state === 'object' ? state.error : '';
  return (
    <>
      <Button variant={variant} onClick={make} isBusy={state === 'making'}>
        {label}
      </Button>
      <p className={tool.note} role="alert" hidden={error === ''}>
        {error}
      </p>
    </>
  );
}
