/**
 * A figure formatted where it is shown. A browser's rules for a locale may be newer than those the page was rendered with
 * (another kind of space, say): the two may differ without harm.
 */
export function Figure({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span className={className} suppressHydrationWarning>
      {children}
    </span>
  );
}
