import type { Config } from '../../config/schema.ts';
import { checkSite } from '../check/check-site.ts';
import type { ContentSource } from '../content/content-source.ts';
import { buildAssets } from '../export/assets/build-assets.ts';
import { copyMedia } from '../export/images/media-files.ts';
import { asFileError } from '../export/output/file-error.ts';
import { planRoutes } from '../export/plan/plan-routes.ts';
import { type Selection, selectRoutes } from '../export/plan/select-routes.ts';
import type { PageNotes } from '../export/render/page-notes.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import { type RenderedPages, renderPages } from '../export/render/render-pages.ts';
import { storeSiteFiles } from '../export/site-files/store-site-files.ts';
import type { Redirect } from '../site/redirects.ts';
import type { Waits } from '../site/waits.ts';
import { blocksPublishing } from './blocks-publishing.ts';
import { mergeFindings } from './merge-findings.ts';
import { type OpenExport, openExport } from './open-export.ts';
import type { ExportProgress } from './progress.ts';
import { publishSite } from './publish-site.ts';
import { planSiteRedirects } from './site-redirects.ts';
import { type ExportResult, summarize } from './summarize.ts';
import { withFiles } from './with-files.ts';

export interface ExportInput {
  readonly config: Config;
  readonly content: ContentSource;
  /** The project folder, which contains the sources of the templates. */
  readonly root: string;
  readonly workFolder: string;
  readonly out: string;
  readonly selection: Selection;
  /** The redirects of the project's files. Those of the CMS are added to them. */
  readonly redirects: readonly Redirect[];
  readonly options: ExportOptions;
  readonly progress: ExportProgress;
  /** The waits of a run that waits while another export has the lock. Undefined if that is an error at once. */
  readonly lockWaits?: Waits | undefined;
  /** Entry of a renderer that replaces the site's own, as a path from the root. */
  readonly renderer?: string;
}

export interface ExportOptions {
  /** Number of render threads. If undefined, it follows from the number of pages. */
  readonly workers: number | undefined;
  readonly hasImages: boolean;
  /** If true, warnings block publishing too. */
  readonly isStrict: boolean;
  /** If true, `out` becomes a directory instead of a link to a release. */
  readonly isPlain: boolean;
  /** If true, the command line names the content, so that it may come from another source than the site in `out`. */
  readonly isContentChosen: boolean;
}

/** Exports the site, from configuration to files ready to upload. Throws HeliosError. */
export async function exportSite(input: ExportInput): Promise<ExportResult> {
  try {
    await using open = await openExport(input);
    return await runStages(input, open);
  } catch (error) {
    throw asFileError(error, input.workFolder);
  }
}

async function runStages(input: ExportInput, open: OpenExport): Promise<ExportResult> {
  const { config, options, progress } = input;
  const [content, compiled] = await open.load();
  const { snapshot } = content;
  progress.fetched(content, input.content.name);

  const plan = planRoutes(snapshot, config);
  const routes = selectRoutes(plan.routes, input.selection, plan.locales);
  const redirecting = planSiteRedirects({ written: input.redirects, content, plan, config, publicPaths: [] });
  progress.planned(routes, plan, redirecting.findings);

  const site = { config, snapshot, plan, routes, compiled, root: input.root, ...open.stores };
  const assets = await buildAssets(site);
  const audit = checkSite({ ...site, fieldsOf: input.content.fieldsOf });
  const onPage = (page: PageRecord) => open.imageWork.begin(page.notes.images);
  const rendering = { workers: options.workers, onPage, onProgress: progress.rendering };
  const pages = await renderPages({ ...site, ...rendering, assets: assets.page, audit });
  progress.rendered(pages);

  const images = await open.imageWork.finish(notesOf(pages, 'images'));
  progress.optimized(images);
  const media = await copyMedia(notesOf(pages, 'files'), open.media);
  const siteFiles = await storeSiteFiles({
    ...site,
    redirects: redirecting.redirects,
    assets: assets.page,
    records: pages.records,
  });

  const staged = open.output.stage([assets, pages, images, media, siteFiles].flatMap((stage) => stage.files));
  const checked = audit.site({ records: pages.records, files: staged.files, hostRules: siteFiles.hostRules });
  // A part of the site lacks files to which redirects may lead.
  const isWhole = routes.length === plan.routes.length;
  const targets = isWhole ? redirecting.checkFiles(staged.files.map(({ path }) => path)) : [];
  const stages = [content, plan, redirecting, pages, images, media, checked, { findings: targets }];
  const findings = withFiles(mergeFindings(stages.flatMap((stage) => stage.findings)), input.content);
  progress.checked(checked.links, findings);

  const isBlocked = blocksPublishing(findings, { strict: options.isStrict });
  const about = { source: input.content.name, ref: snapshot.ref };
  const published = isBlocked ? undefined : await publishSite(staged, { ...about, ...config.site }, open);
  return summarize({ published, ...about, routes, pages, images, staged, links: checked.links, findings });
}

function notesOf<Kind extends 'images' | 'files'>({ records }: RenderedPages, kind: Kind): PageNotes[Kind][number][] {
  return records.flatMap(({ notes }): readonly PageNotes[Kind][number][] => notes[kind]);
}
