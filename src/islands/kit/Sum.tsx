import tool from './Tool.module.css';

/**
 * Shows a tool's result in large digits. The style sheet makes a long result smaller, so that the number doesn't break
 * across lines.
 */
export function Sum({ children }: { children: string }) {
  return (
    <span className={tool.sum} data-length={lengthOf(children)} suppressHydrationWarning>
      {children}
    </span>
  );
}

function lengthOf({ length }: string): 'long' | 'longer' | 'longest' | undefined {
  if (length > 20) return 'longest';
  if (length > 15) return 'longer';
  return length > 11 ? 'long' : undefined;
}
