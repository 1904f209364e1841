import { config as usual } from '../../config/index.ts';
import type { Config } from '../../config/schema.ts';
import { checkSite, pageAudit } from '../check/check-site.ts';
import { tolerateHeldLinks } from '../check/held-links.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { ListFolder } from '../disk/list-folder.ts';
import type { Seals } from '../disk/seal.ts';
import { buildAssets } from '../export/assets/build-assets.ts';
import { copyMedia } from '../export/images/media-files.ts';
import { asFileError } from '../export/output/file-error.ts';
import type { Selection } from '../export/plan/select-routes.ts';
import type { PageNotes } from '../export/render/page-notes.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import { type RenderedPages, renderPages } from '../export/render/render-pages.ts';
import { storeSiteFiles } from '../export/site-files/store-site-files.ts';
import type { Redirect } from '../site/redirects.ts';
import type { Waits } from '../site/waits.ts';
import type { ExportMemory } from './export-memory.ts';
import { holdPages } from './hold-pages.ts';
import { describeSite } from './last-site.ts';
import { mergeFindings } from './merge-findings.ts';
import { nextChange } from './next-change.ts';
import { type OpenExport, openExport } from './open-export.ts';
import { partOfSite } from './part-of-site.ts';
import { patchSite } from './patch/patch-site.ts';
import { planSite } from './plan-site.ts';
import type { ExportProgress } from './progress.ts';
import { publishSite } from './publish-site.ts';
import { redirectStop } from './redirect-stop.ts';
import { type ExportResult, summarize, summarizePlan } from './summarize.ts';
import { watchSnapshot } from './watch-snapshot.ts';
import { withFiles } from './with-files.ts';

export interface ExportInput {
  readonly config: Config;
  readonly content: ContentSource;
  /** The project folder, which contains the sources of the templates. */
  readonly root: string;
  readonly workFolder: string;
  /** The seals of the caches in the work folder. */
  readonly seals: Seals;
  readonly out: string;
  readonly selection: Selection;
  /** True if the selection is a part of the site. The catalogue selects its pages too, and is whole. */
  readonly isPart: boolean;
  /** The redirects of the project's files. Those of the CMS are added to them. */
  readonly redirects: readonly Redirect[];
  /** Path of the folder whose files are published unchanged; undefined for none. */
  readonly publicFolder: string | undefined;
  readonly options: ExportOptions;
  /** The time of the export: it decides which events are over and when `security.txt` expires. */
  readonly now: Date;
  readonly progress: ExportProgress;
  /** The waits of a run that waits while another export has the lock. Undefined if that is an error at once. */
  readonly lockWaits?: Waits | undefined;
  /** Lists the folders of the site. Without it all of them are read. */
  readonly list?: ListFolder;
  /** Undefined for an export that nothing remembers. */
  readonly memory?: ExportMemory;
  /** Path, from the root, of the entry file of a renderer that replaces the site's own. */
  readonly renderer?: string;
}

export interface ExportOptions {
  /** Number of render threads. If undefined, it follows from the number of pages. */
  readonly workers: number | undefined;
  readonly hasImages: boolean;
  /** If true, warnings block publishing too. */
  readonly isStrict: boolean;
  /** If true, `out` has no links of any kind, neither to a release nor to the store. */
  readonly isPlain: boolean;
  /** If true, pages may leave the site in any number. */
  readonly allowsRemovals: boolean;
  /** If true, pages that leave are redirected, and the redirects are added to the project's file. */
  readonly writesRedirects: boolean;
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
  const { config, options, progress, memory } = input;
  const known = memory?.recall();
  memory?.forget();
  const [fetched, compiled] = await open.load();
  progress.fetched(fetched, input.content.name);
  const patched = known && (await patchSite({ input, open, content: fetched, compiled, known }));
  if (patched) return patched;
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
  // All bytes of these were read or written by this export, and publishing has changed the times of their files.
  const verified = [pages, images, media].flatMap((stage) => stage.files);
  open.stores.store.recordIntact(verified.map(({ sha256 }) => sha256));
  const figures = { part, planned, kept, images, staged, links: checked.links, findings };
  const result = summarize({ ...outcome, ...about, ...figures });
  const until = nextChange({ records: pages.records, snapshot, locales: plan.locales, now });
  const madeSite = describeSite(pages.records, watched.reads);
  memory?.remember({ result, pin: content.pin, site: madeSite, until });
  return result;
}

function notesOf<Kind extends 'images' | 'drawn' | 'files'>(
  { records }: RenderedPages,
  kind: Kind,
): PageNotes[Kind][number][] {
  return records.flatMap(({ notes }): readonly PageNotes[Kind][number][] => notes[kind]);
}
