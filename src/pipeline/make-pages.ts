import { pageAudit } from '../check/page-audit.ts';
import { buildAssets } from '../export/assets/build-assets.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import { renderPages } from '../export/render/render-pages.ts';
import { type HeldPages, holdPages } from './hold-pages.ts';
import { type PlannedExport, siteOf } from './planned-export.ts';

export interface MadePages {
  readonly assets: Awaited<ReturnType<typeof buildAssets>>;
  /** All pages: rendered, cached, or held. */
  readonly kept: HeldPages;
}

/** Renders the pages. Their images and media files are begun meanwhile. A page that can't be rendered is held as it was published. */
export async function makePages(exporting: PlannedExport): Promise<MadePages> {
  const { input, open, planned } = exporting;
  const { progress, options, config } = input;
  const site = siteOf(exporting);
  const assets = await buildAssets(site);
  const rendered = await renderPages({
    ...site,
    assets: assets.page,
    audit: pageAudit(),
    workers: options.workers,
    onPage({ notes }: PageRecord) {
      open.imageWork.begin(notes);
      open.mediaWork.begin(notes.files);
    },
    onProgress: progress.rendering,
  });
  progress.rendered(rendered);
  const { routes, published, documentFindings: findings } = planned;
  return { assets, kept: await holdPages({ routes, pages: rendered, findings, published, site: config.site }) };
}
