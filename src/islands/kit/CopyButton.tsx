import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';

interface CopyButtonProps {
  /** Returns the text to copy. Called at each click for which `mayCopy` returns true. */
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
        // If the browser refuses to copy, the label stays as it is, because there is nothing to confirm.
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
        {/* The label changes, so it is the only text of its element (see `Live`). */}
        <span>{isCopied ? copiedLabel : label}</span>
      </Button>
      <VisuallyHidden>
        <output>{isCopied && copiedLabel}</output>
      </VisuallyHidden>
    </>
  );
}
