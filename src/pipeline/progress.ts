import type { FetchedContent } from '../content/content-source.ts';
import type { OptimizedImages } from '../export/images/images.ts';
import type { RoutePlan } from '../export/plan/plan-routes.ts';
import type { RenderedPages } from '../export/render/render-pages.ts';
import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';

/** Receives the progress of an export. The command line prints it. */
export interface ExportProgress {
  fetched(content: FetchedContent, source: string): void;
  /** Called when content and code are there. `isFresh`: the code has been compiled, and not taken from an earlier export. */
  compiled(code: { readonly isFresh: boolean }): void;
  /** Called after planning. `early` are the findings that are known before rendering. The result contains them too. */
  planned(routes: readonly Route[], plan: RoutePlan, early: readonly Finding[]): void;
  rendering(done: number, total: number): void;
  rendered(pages: RenderedPages): void;
  optimizing(done: number, total: number): void;
  optimized(images: Pick<OptimizedImages, 'files' | 'made' | 'shared'>): void;
  checked(links: number, findings: readonly Finding[]): void;
  /** Called after a patch, which replaces all stages after the compilation. */
  patched(pages: Pick<RenderedPages, 'rendered' | 'reused'>, images: Pick<OptimizedImages, 'made' | 'shared'>): void;
}
