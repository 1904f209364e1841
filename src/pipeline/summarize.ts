import type { OptimizedImages } from '../export/images/images.ts';
import type { SharedReport } from '../export/images/shared/shared-images.ts';
import type { StagedSite } from '../export/output/open-output.ts';
import type { Removal } from '../export/plan/plan-removals.ts';
import type { Selection } from '../export/plan/select-routes.ts';
import type { Finding } from '../site/finding.ts';
import type { Redirect } from '../site/redirects.ts';
import { releaseFileBytes } from '../site/release-layout.ts';
import type { Route } from '../site/route.ts';
import type { HeldPage, HeldPages } from './hold-pages.ts';
import type { PartOfSite } from './part-of-site.ts';
import type { SitePlan } from './plan-site.ts';
import type { PublishOutcome } from './publish-site.ts';

/** The figures of an export, and its findings. */
export interface ExportResult extends PublishOutcome {
  /** The content source by name: `embedded content` or `https://acme.cdn.prismic.io`. */
  readonly source: string;
  /** The ref of the content that the site was made from. */
  readonly ref: string;
  /** The values of `--locale` and `--route`. Both are empty in an export of the whole site. */
  readonly selection: Selection;
  /** True if the export is a part of the site. */
  readonly isPartial: boolean;
  readonly pages: { readonly total: number; readonly rendered: number; readonly reused: number };
  /** Number of pages that the whole site has. A part has fewer. */
  readonly sitePages: number;
  readonly locales: number;
  /** False if the export was told to make no image files. Pages refer to them nevertheless. */
  readonly hasImages: boolean;
  /** Numbers of image files: `made` by this export, `shared` from the shared cache. */
  readonly images: { readonly total: number; readonly made: number; readonly shared: number };
  /** Undefined if no images are shared, or if none were looked for. */
  readonly imageCache: SharedReport | undefined;
  readonly files: number;
  readonly bytes: number;
  readonly links: number;
  /**
   * The id of the release with which the pages were compared. Undefined if nothing was published, or for a part of the
   * site.
   */
  readonly comparedWith: string | undefined;
  /** The pages of the release `comparedWith` at whose addresses this export has no page. */
  readonly removals: readonly Removal[];
  /**
   * The redirects that the export has removed from the project's file, or would have removed if the site were
   * published.
   */
  readonly staleRedirects: readonly Redirect[];
  /** The redirects of the project's file with their new targets, which are in the file once the site is published. */
  readonly movedRedirects: readonly Redirect[];
  /** The pages that go out as they were published. */
  readonly held: readonly HeldPage[];
  readonly findings: readonly Finding[];
}

export interface SummaryInput extends PublishOutcome {
  readonly source: string;
  readonly ref: string;
  readonly part: PartOfSite;
  readonly planned: SitePlan;
  readonly kept: HeldPages;
  readonly hasImages: boolean;
  readonly images: OptimizedImages;
  readonly imageCache: SharedReport | undefined;
  readonly staged: StagedSite;
  readonly links: number;
  readonly findings: readonly Finding[];
}

/** Summarizes an export that ended before its pages were rendered: it has no files, and was not published. */
export function summarizePlan({
  part,
  planned,
  ...rest
}: Pick<SummaryInput, 'source' | 'ref' | 'hasImages' | 'part' | 'planned' | 'findings'>): ExportResult {
  return {
    ...rest,
    ...part,
    published: undefined,
    candidate: undefined,
    pages: { total: planned.routes.length, rendered: 0, reused: 0 },
    ...comparison(planned),
    locales: localesOf(planned.routes),
    images: { total: 0, made: 0, shared: 0 },
    imageCache: undefined,
    files: 0,
    bytes: 0,
    links: 0,
    held: [],
  };
}

/** Summarizes an export in figures: pages, locales, images, files, bytes. */
export function summarize({ part, planned, kept, images, staged, findings, ...rest }: SummaryInput): ExportResult {
  const { pages, routes } = kept;
  return {
    ...rest,
    ...part,
    pages: { total: pages.records.length, rendered: pages.rendered, reused: pages.reused },
    locales: localesOf(routes),
    images: { total: images.files.length, made: images.made, shared: images.shared },
    // Publishing adds the release file.
    files: staged.files.length + 1,
    bytes: staged.files.reduce((sum, file) => sum + file.bytes, releaseFileBytes),
    ...comparison(planned),
    held: kept.held,
    findings,
  };
}

function localesOf(routes: readonly Route[]): number {
  return new Set(routes.map((route) => route.locale.code)).size;
}

function comparison({ published, removals, staleRedirects, movedRedirects }: SitePlan) {
  const moved = movedRedirects.map(({ after }) => after);
  return { comparedWith: published?.id, removals, staleRedirects, movedRedirects: moved };
}
