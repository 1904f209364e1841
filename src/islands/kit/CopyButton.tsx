import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';

interface CopyButtonProps {
  /** Called at each click that may copy. */
  readonly textOf: () => string;
  readonly label: string;
  /** The text that replaces the button's label for a second after a copy. Screen readers announce the text. */
  readonly copiedLabel: string;
  /** Called at each click. Returns false if the form has an error: the text is not complete then. */
  readonly mayCopy: () => boolean;
}

/** The time for which the button confirms a copy (docs/contract.md, section 9.2). */
const confirmationMs = 1000;

/** A button that copies a text, and confirms it for a second. */
export function CopyButton({ textOf, label, copiedLabel, mayCopy }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    if (!mayCopy()) return;
    navigator.clipboard.writeText(textOf()).then(
      () => setCopied(true),
      () => {
        // The browser refuses to copy. The label stays as it is: it confirms nothing.
      },
    );
  };
  return (
    <>
      <Button onClick={copy}>
        {/* Both icons are in the markup: a page contains only the icons that its prerendered markup uses. */}
        <span hidden={isCopied}>
          <Icon name="copy" />
        </span>
        <span hidden={!isCopied}>
          <Icon name="check" />
        </span>
        {isCopied ? copiedLabel : label}
      </Button>
      <VisuallyHidden>
        <output>{isCopied && copiedLabel}</output>
      </VisuallyHidden>
    </>
  );
}
