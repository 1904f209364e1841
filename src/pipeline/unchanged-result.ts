import type { ExportResult } from './summarize.ts';

/**
 * Returns the result that the same export will have if nothing changes until then. Returns undefined if the export has
 * removed pages or changed redirects, or if the next result is not certain. It is not certain if this export has
 * published a new release and has held pages or found core pages missing: such findings depend on the release before,
 * and for the next export that is another one.
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
    images: { total: images.total, made: 0, shared: 0 },
    imageCache: undefined,
    comparedWith: isPart ? undefined : id,
    published: {
      ...published,
      isUnchanged: true,
      previous: id,
      leftBehind: undefined,
      changes: { against: id, changed: [], added: [], removed: [], addresses: [] },
    },
  };
}
