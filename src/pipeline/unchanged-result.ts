import type { ExportResult } from './summarize.ts';

/**
 * The result of the same export when nothing has changed since. Undefined if it has more to tell than its findings, such as
 * redirects, or if it is not certain, because the next export compares itself with another release: after pages that were
 * held or left the site, and if core pages are missing, whose links are judged by that release.
 */
export function unchangedResult(
  result: ExportResult,
  { isPart }: { readonly isPart: boolean },
): ExportResult | undefined {
  const { published, pages, images, findings, held, removals, staleRedirects, movedRedirects } = result;
  if (!published || [removals, staleRedirects, movedRedirects].some((list) => list.length > 0)) return undefined;
  const dependsOnRelease = held.length > 0 || findings.some(({ code }) => code === 'missing-page');
  if (!published.isUnchanged && dependsOnRelease) return undefined;
  const { id } = published;
  return {
    ...result,
    pages: { total: pages.total, rendered: 0, reused: pages.total },
    images: { total: images.total, made: 0 },
    comparedWith: isPart ? undefined : id,
    published: {
      ...published,
      isUnchanged: true,
      previous: id,
      changes: { against: id, changed: [], added: [], removed: [], addresses: [] },
    },
  };
}
