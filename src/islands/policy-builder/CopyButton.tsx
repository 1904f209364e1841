import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The text that replaces the label for a second. Screen readers announce it. */
  readonly copiedLabel: string;
  /** Called at each click. Returns false if the text has a gap and must not be copied. */
  readonly mayCopy: () => boolean;
}

/** How long the confirmation is visible (docs/contract.md, section 9.2). */
const confirmationMs = 1000;

/** A button that copies the text for a word processor. */
export function CopyButton({ text, label, copiedLabel, mayCopy }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    if (!mayCopy()) return;
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {
        // The browser refused. Visitors can select the text on the page by hand.
      },
    );
  };
  return (
    <Button onClick={copy}>
      <Icon name="copy" />
      <output>{isCopied ? copiedLabel : label}</output>
    </Button>
  );
}
