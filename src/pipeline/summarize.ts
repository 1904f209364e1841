import type { OptimizedImages } from '../export/images/images.ts';
import type { PublishResult, StagedSite } from '../export/output/open-output.ts';
import type { RenderedPages } from '../export/render/render-pages.ts';
import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';

/** The figures of an export, and its findings. */
export interface ExportResult {
  /** The outcome of publishing; undefined if findings blocked publishing. */
  readonly published: PublishResult | undefined;
  /** The content source by name: `embedded content` or `https://acme.cdn.prismic.io`. */
  readonly source: string;
  /** The ref of the content that the site was made from. */
  readonly ref: string;
  readonly pages: { readonly total: number; readonly rendered: number; readonly reused: number };
  readonly locales: number;
  readonly images: { readonly total: number; readonly made: number };
  readonly files: number;
  readonly bytes: number;
  readonly links: number;
  readonly findings: readonly Finding[];
}

export interface SummaryInput {
  readonly published: PublishResult | undefined;
  readonly source: string;
  readonly ref: string;
  readonly routes: readonly Route[];
  readonly pages: RenderedPages;
  readonly images: OptimizedImages;
  readonly staged: StagedSite;
  readonly links: number;
  readonly findings: readonly Finding[];
}

/** Summarizes an export in figures: pages, locales, images, files, bytes. */
export function summarize({ routes, pages, images, staged, ...rest }: SummaryInput): ExportResult {
  return {
    ...rest,
    pages: { total: pages.records.length, rendered: pages.rendered, reused: pages.reused },
    locales: new Set(routes.map((route) => route.locale.code)).size,
    images: { total: images.files.length, made: images.made },
    files: staged.files.length,
    bytes: staged.files.reduce((sum, file) => sum + file.bytes, 0),
  };
}
