import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Takes the label's place for a second, and is said aloud. */
  readonly copiedLabel: string;
  /** Asked at each click: a text with a gap in it is not taken along. */
  readonly mayCopy: () => boolean;
}

/** How long a confirmation is seen: SPEC section 9. Milliseconds. */
const confirmationTime = 1000;

/** Takes the text along for a word processor. */
export function CopyButton({ text, label, copiedLabel, mayCopy }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    if (!mayCopy()) return;
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {
        // Refused by the browser: the text stands on the page, to be selected by hand.
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
