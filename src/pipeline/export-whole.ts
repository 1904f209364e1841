import { dirname } from 'node:path';
import { config as usual } from '../../config/index.ts';
import { checkSite } from '../check/check-site.ts';
import { tolerateHeldLinks } from '../check/held-links.ts';
import { pageAudit } from '../check/page-audit.ts';
import type { FetchedContent } from '../content/content-source.ts';
import { buildAssets } from '../export/assets/build-assets.ts';
import type { CompiledSite } from '../export/compile/compile-site.ts';
import { copyMedia } from '../export/images/media-files.ts';
import type { PageNotes } from '../export/render/page-notes.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import { type RenderedPages, renderPages } from '../export/render/render-pages.ts';
import { storeSiteFiles } from '../export/site-files/store-site-files.ts';
import type { ExportInput } from './export-site.ts';
import { holdPages } from './hold-pages.ts';
import { describeLinks } from './last-links.ts';
import { describeSite } from './last-site.ts';
import { mergeFindings } from './merge-findings.ts';
import { nextChange } from './next-change.ts';
import type { OpenExport } from './open-export.ts';
import { partOfSite } from './part-of-site.ts';
import { planSite } from './plan-site.ts';
import { publishSite } from './publish-site.ts';
import { redirectStop } from './redirect-stop.ts';
import { type ExportResult, summarize, summarizePlan } from './summarize.ts';
import { watchSnapshot } from './watch-snapshot.ts';
import { withFiles } from './with-files.ts';

export interface WholeExport {
  readonly input: ExportInput;
  readonly open: OpenExport;
  readonly content: FetchedContent;
  readonly compiled: CompiledSite;
}

/** Exports the site stage after stage, from its content to files ready to upload. Throws HeliosError. */
export async function exportWhole(whole: WholeExport): Promise<ExportResult> {
  const { input, open, content: fetched, compiled } = whole;
  const { config, options, progress, memory } = input;
  const watched = watchSnapshot(fetched.snapshot);
  const { snapshot } = watched;
  const content = { ...fetched, snapshot };

  const { now } = input;
  const planned = await planSite(input, content, { ...open, now });
  const { plan, routes, published, project } = planned;
  progress.planned(routes, plan, withFiles(project.findings, input.content));

  const about = { source: input.content.name, ref: snapshot.ref, hasImages: options.hasImages };
  const part = partOfSite(input, planned);
  const stop = redirectStop(planned, { strict: options.isStrict });
  if (stop) {
    return summarizePlan({ ...about, part, planned, findings: withFiles(mergeFindings(stop), input.content) });
  }

  const site = { config, snapshot, plan, routes, compiled, now, root: input.root, ...open.stores };
  const assets = await buildAssets(site);
  const onPage = (page: PageRecord) => open.imageWork.begin(page.notes);
  const rendering = { workers: options.workers, onPage, onProgress: progress.rendering };
  const rendered = await renderPages({ ...site, ...rendering, assets: assets.page, audit: pageAudit() });
  progress.rendered(rendered);
  const { documentFindings } = planned;
  const kept = await holdPages({ routes, pages: rendered, findings: documentFindings, published, site: config.site });
  const { pages } = kept;

  const images = await open.imageWork.finish({
    images: notesOf(pages, 'images'),
    drawn: notesOf(pages, 'drawn'),
  });
  progress.optimized(images);
  const media = await copyMedia(notesOf(pages, 'files'), open.media);
  const hosted = { ...site, ...project, routes: kept.routes };
  const siteFiles = await storeSiteFiles({ ...hosted, assets: assets.page, records: pages.records });

  const files = [assets, pages, images, media, siteFiles].flatMap((stage) => stage.files);
  const joined = project.join(files, { isWhole: routes.length === plan.routes.length });
  const staged = open.output.stage({ files: joined.files, hostFiles: [...siteFiles.hostFiles, ...assets.hostFiles] });
  const released = { published: published?.manifest.pages ?? [], hostRules: siteFiles.hostRules };
  const { appOrigin: usualAppOrigin } = usual.site;
  const checked = checkSite({ ...site, ...released, usualAppOrigin, records: pages.records, files: staged.files });
  const tolerated = { findings: tolerateHeldLinks(checked.findings, kept.held) };
  const stages = [{ findings: planned.removalFindings }, kept, project, images, media, joined, tolerated];
  const findings = withFiles(mergeFindings(stages.flatMap((stage) => stage.findings)), input.content);
  progress.checked(checked.links, findings);

  const outcome = await publishSite({ input, open, staged, findings, planned, part, kept, snapshot });
  // This export has read or written all bytes of these files, so the next export need not verify them. They are
  // recorded after the publication, because it changes the times of the stored files.
  const verified = [pages, images, media].flatMap((stage) => stage.files);
  open.stores.store.recordIntact(verified.map(({ sha256 }) => sha256));
  const imageCache = await open.imageWork.settle();
  const figures = { part, planned, kept, images, imageCache, staged, links: checked.links, findings };
  const result = summarize({ ...outcome, ...about, ...figures });
  const until = nextChange({ records: pages.records, snapshot, locales: plan.locales, now });
  const madeSite = describeSite(pages.records, watched.reads);
  const links = describeLinks(pages.records);
  const compiledIn = dirname(compiled.rendererFile);
  memory?.remember({ result, pin: content.pin, compiledIn, site: madeSite, links, until });
  return result;
}

function notesOf<Kind extends 'images' | 'drawn' | 'files'>(
  { records }: RenderedPages,
  kind: Kind,
): PageNotes[Kind][number][] {
  return records.flatMap(({ notes }): readonly PageNotes[Kind][number][] => notes[kind]);
}
