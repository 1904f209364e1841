import { note } from './report.ts';

/** The redirects of an export, as `--write-redirects` writes them. */
interface WrittenRedirects {
  readonly removals: readonly { readonly redirect?: unknown }[];
  readonly staleRedirects: readonly unknown[];
  readonly movedRedirects: readonly unknown[];
  /** Undefined if the site was not published. */
  readonly published?: unknown;
}

/** Says that `--write-redirects` had nothing to do, so that nobody looks for its lines in vain. */
export function noteIdleRedirects(
  result: WrittenRedirects,
  { writeRedirects = false }: { writeRedirects?: boolean },
): void {
  if (!writeRedirects || !result.published) return;
  const { removals, staleRedirects, movedRedirects } = result;
  const isIdle =
    removals.every(({ redirect }) => redirect === undefined) && staleRedirects.length + movedRedirects.length === 0;
  if (isIdle) note('--write-redirects had nothing to add, to change or to remove.');
}
