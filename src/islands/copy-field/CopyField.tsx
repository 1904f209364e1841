import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './CopyField.module.css';
import type { CopyFieldProps } from './contract.ts';

/** A value to take along: a read-only field, and a button that copies it and says so for a second. */
export function CopyField({ value, copyLabel, copiedLabel, ...field }: CopyFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isCopied, confirm] = useConfirmation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      confirm();
    } catch {
      // Refused, or no clipboard on an insecure page: selected, the value is one key away.
      root.current?.querySelector('input')?.select();
    }
  };
  return (
    <div ref={root}>
      <TextInput
        {...field}
        defaultValue={value}
        isReadOnly
        action={
          <button type="button" className={styles.copy} data-state={isCopied ? 'copied' : undefined} onClick={copy}>
            <span className={styles.label}>
              <Icon name="copy" />
              {copyLabel}
            </span>
            <span className={styles.copied} aria-hidden="true">
              <Icon name="check" />
              {copiedLabel}
            </span>
          </button>
        }
      />
      <VisuallyHidden>
        <output>{isCopied && copiedLabel}</output>
      </VisuallyHidden>
    </div>
  );
}

/** How long a confirmation is seen: SPEC section 9. Milliseconds. */
const confirmationTime = 1000;

/** True from a call of `confirm` until its time is over; each call begins a new second. */
function useConfirmation(): readonly [isConfirmed: boolean, confirm: () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), confirmationTime);
    return () => clearTimeout(timer);
  }, [count]);
  return [count > 0, () => setCount((before) => before + 1)];
}
