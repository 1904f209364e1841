import type { FetchedContent } from '../content/content-source.ts';
import type { Finding } from '../rules/finding.ts';
import type { Route } from '../rules/route.ts';
import type { Plan } from './plan.ts';
import type { RenderedPages } from './render/render-pages.ts';

/** What an export tells while it runs; the command line prints it. */
export interface ExportProgress {
  fetched(content: FetchedContent, source: string): void;
  planned(routes: readonly Route[], plan: Plan): void;
  rendering(done: number, total: number): void;
  rendered(pages: RenderedPages): void;
  optimizing(done: number, total: number): void;
  optimized(images: { readonly files: readonly unknown[]; readonly made: number }): void;
  checked(links: number, findings: readonly Finding[]): void;
}
