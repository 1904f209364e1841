import type { OptimizedImages } from '../export/images/images.ts';
import type { CopiedMedia } from '../export/images/media-files.ts';
import type { StagedSite } from '../export/output/open-output.ts';
import type { PageNotes } from '../export/render/page-notes.ts';
import type { RenderedPages } from '../export/render/render-pages.ts';
import { storeSiteFiles } from '../export/site-files/store-site-files.ts';
import type { Finding } from '../site/finding.ts';
import type { HostRules } from '../site/host-rules.ts';
import type { MadePages } from './make-pages.ts';
import { type PlannedExport, siteOf } from './planned-export.ts';

export interface StagedExport {
  readonly staged: StagedSite;
  readonly images: OptimizedImages;
  readonly media: CopiedMedia;
  readonly hostRules: HostRules;
  /** The findings of the files that the project adds to the site. */
  readonly findings: readonly Finding[];
}

/** Makes the files that pages need (images, media, site files) and stages them with the pages, ready to be published. */
export async function stageSite(exporting: PlannedExport, { assets, kept }: MadePages): Promise<StagedExport> {
  const { input, open, planned } = exporting;
  const { project, routes, plan } = planned;
  const { pages } = kept;
  const images = await open.imageWork.finish({ images: notesOf(pages, 'images'), drawn: notesOf(pages, 'drawn') });
  input.progress.optimized(images);
  const media = await open.mediaWork.finish(notesOf(pages, 'files'));
  const hosted = { ...siteOf(exporting), ...project, routes: kept.routes };
  const siteFiles = await storeSiteFiles({ ...hosted, assets: assets.page, records: pages.records });
  const files = [assets, pages, images, media, siteFiles].flatMap((stage) => stage.files);
  const joined = project.join(files, { isWhole: routes.length === plan.routes.length });
  const hostFiles = [...siteFiles.hostFiles, ...assets.hostFiles];
  const staged = open.output.stage({ files: joined.files, hostFiles });
  return { staged, images, media, hostRules: siteFiles.hostRules, findings: joined.findings };
}

function notesOf<Kind extends 'images' | 'drawn' | 'files'>(
  { records }: RenderedPages,
  kind: Kind,
): PageNotes[Kind][number][] {
  return records.flatMap(({ notes }): readonly PageNotes[Kind][number][] => notes[kind]);
}
