import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './CopyField.module.css';
import type { CopyFieldProps } from './contract.ts';

/** A read-only field with a button that copies its value. The button confirms the copy for a second. */
export function CopyField({ value, copyLabel, copiedLabel, ...field }: CopyFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isCopied, confirm] = useConfirmation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      confirm();
    } catch {
      // The browser refuses to copy, or has no clipboard because the page is insecure. The value is then selected, so
      // that the visitor can copy it with the keyboard.
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
          <button
            type="button"
            className={styles.copy}
            data-state={isCopied ? 'copied' : undefined}
            data-print="no"
            onClick={copy}
          >
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

/** The time for which the button confirms a copy (docs/contract.md, section 9.2). */
const confirmationMs = 1000;

/** Returns a flag that is true for a second after each call of `confirm`, and the function `confirm`. */
function useConfirmation(): readonly [isConfirmed: boolean, confirm: () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), confirmationMs);
    return () => clearTimeout(timer);
  }, [count]);
  return [count > 0, () => setCount((before) => before + 1)];
}
