import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import tool from './SheetTool.module.css';

interface FileButtonProps {
  readonly label: string;
  /** What a visitor can do if the code that makes the file can't be loaded. */
  readonly errorText: string;
  /** Makes and saves the file. The code for it is loaded by this call, so it fails without a network. */
  readonly save: () => Promise<void>;
}

/** A button that makes a file of what the visitor typed. */
export function FileButton({ label, errorText, save }: FileButtonProps) {
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const make = () => {
    setState('making');
    save().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button onClick={make} isBusy={state === 'making'}>
        {label}
      </Button>
      <p className={tool.note} role="alert" hidden={state !== 'failed'}>
        {state === 'failed' && errorText}
      </p>
    </>
  );
}
