/**
 * Shows a formatted number. The browser may format the number differently from the rendered page, with another kind of
 * space for example, because its locale data may be newer. Hydration therefore accepts a different text.
 */
export function Figure({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span className={className} suppressHydrationWarning>
      {children}
    </span>
  );
}
