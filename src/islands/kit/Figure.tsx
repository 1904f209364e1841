/**
 * A number that was formatted in the browser. The browser's locale data may be newer than the data that rendered the
 * page, with another kind of space for example, so hydration accepts a different text.
 */
export function Figure({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span className={className} suppressHydrationWarning>
      {children}
    </span>
  );
}
