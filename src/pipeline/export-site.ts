import { join } from 'node:path';
import type { Config } from '../../config/schema.ts';
import { checkSite } from '../check/check-site.ts';
import type { ContentSource } from '../content/content-source.ts';
import { buildAssets } from '../export/assets/build-assets.ts';
import { compileSite } from '../export/compile/compile-site.ts';
import { sourceLayout } from '../export/compile/source-layout.ts';
import { createImageWork } from '../export/images/image-work.ts';
import { copyMedia } from '../export/images/media-files.ts';
import { asFileError } from '../export/output/file-error.ts';
import { openOutput, type PublishResult } from '../export/output/open-output.ts';
import { openStore } from '../export/output/store.ts';
import { planRoutes } from '../export/plan/plan-routes.ts';
import { type Selection, selectRoutes } from '../export/plan/select-routes.ts';
import { renderPages } from '../export/render/render-pages.ts';
import { planAppData, storeAppData } from '../export/site-files/app-data.ts';
import { storeLeadSite } from '../export/site-files/lead-site.ts';
import { planSiteFiles } from '../export/site-files/plan-site-files.ts';
import { storeServiceWorker } from '../export/site-files/service-worker.ts';
import type { RuntimeSite } from '../rules/runtime-site.ts';
import type { Finding } from '../site/finding.ts';
import { patternSource } from '../site/links.ts';
import { blocksPublishing } from './blocks-publishing.ts';
import { mergeFindings } from './merge-findings.ts';
import type { ExportProgress } from './progress.ts';

export interface ExportInput {
  readonly config: Config;
  readonly content: ContentSource;
  /** The project: where the sources of the templates are. */
  readonly root: string;
  readonly workFolder: string;
  readonly out: string;
  readonly selection: Selection;
  readonly options: ExportOptions;
  readonly progress: ExportProgress;
  /** Another renderer's entry than the site's own. */
  readonly renderer?: string;
}

export interface ExportOptions {
  /** Render threads; undefined: what the pages are worth. */
  readonly workers: number | undefined;
  readonly hasImages: boolean;
  /** Warnings block too. */
  readonly isStrict: boolean;
  readonly isPlain: boolean;
}

export interface ExportResult {
  /** Undefined if findings keep it from being published. */
  readonly published: PublishResult | undefined;
  readonly ref: string;
  readonly pages: { readonly total: number; readonly rendered: number; readonly reused: number };
  readonly locales: number;
  readonly images: { readonly total: number; readonly made: number };
  readonly files: number;
  readonly bytes: number;
  readonly links: number;
  readonly findings: readonly Finding[];
}

/** What of the configuration goes into the browser's code. */
function runtimeSite({ site, links, redirects, serviceWorker }: Config): RuntimeSite {
  const { pathPrefix } = site;
  return { pathPrefix, plainAnchors: patternSource(links.plainAnchors), redirects, hasServiceWorker: serviceWorker };
}

/** Bytes no kept release refers to stay this long: an editor's undo is then an old page, not a new one. Milliseconds. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** One export, from configuration to a site ready to upload. */
export async function exportSite(input: ExportInput): Promise<ExportResult> {
  const { config, content, root, workFolder, options, progress } = input;
  const storeFolder = join(workFolder, 'store');
  const store = openStore(storeFolder);
  const output = await openOutput({ out: input.out, workFolder, projectFolder: root, store, isPlain: options.isPlain });
  const mediaInput = { store, indexFile: join(workFolder, 'images.sqlite'), fetchMedia: content.fetchMedia };
  const imageWork = createImageWork({
    ...mediaInput,
    isWanted: options.hasImages,
    config: config.images,
    onProgress: progress.optimizing,
  });
  try {
    const staged = output.stage();
    const [fetched, compiled] = await Promise.all([
      content.fetch(),
      compileSite({ root, workFolder, site: runtimeSite(config), renderer: input.renderer ?? sourceLayout.renderer }),
    ]);
    const { snapshot } = fetched;
    progress.fetched(fetched, content.name);

    const plan = planRoutes(snapshot, config);
    const routes = selectRoutes(plan.routes, input.selection, plan.locales);
    progress.planned(routes, plan);

    const assets = await buildAssets({ compiled, config, locales: plan.locales, root, store });
    const audit = checkSite({ config, snapshot, plan, compiled });
    const shared = { plan, config, snapshot, compiled, store, storeFolder, workFolder };
    const pages = await renderPages({
      ...shared,
      routes,
      assets: assets.page,
      workers: options.workers,
      audit,
      onPage: (page) => imageWork.begin(page.notes.images),
      onProgress: progress.rendering,
    });
    progress.rendered(pages);

    const images = await imageWork.finish(pages.records.flatMap((page) => page.notes.images));
    progress.optimized(images);
    const media = await copyMedia(
      pages.records.flatMap((page) => page.notes.files),
      mediaInput,
    );

    const appData = planAppData({ hash: compiled.hash, routes, locales: plan.locales, snapshot });
    const site = await planSiteFiles({ routes, records: pages.records, locales: plan.locales, config, store });
    for (const file of [
      ...assets.files,
      await storeAppData(appData, config.site.pathPrefix, store),
      await storeLeadSite({ snapshot, plan, site: config.site, store }),
      await storeServiceWorker({ compiled, assets: assets.page, routes, config, store }),
      ...pages.records.flatMap((page) => page.files),
      ...images.files,
      ...media.files,
      ...site.files,
    ]) {
      staged.add(file);
    }
    const checked = audit.site({ records: pages.records, files: staged.files, hostRules: site.hostRules });
    const found = [fetched.findings, plan.findings, pages.failures, images.findings, media.findings, checked.findings];
    const findings = mergeFindings(found.flat());
    progress.checked(checked.links, findings);

    const isBlocked = blocksPublishing(findings, { strict: options.isStrict });
    const published = isBlocked ? undefined : await staged.publish({ ref: snapshot.ref, ...config.site });
    if (published && !published.isUnchanged) await store.prune(output.references(), new Date(Date.now() - keptFor));
    snapshot.close();
    return {
      published,
      ref: snapshot.ref,
      pages: { total: pages.records.length, rendered: pages.rendered, reused: pages.reused },
      locales: new Set(routes.map((route) => route.locale.code)).size,
      images: { total: images.files.length, made: images.made },
      files: staged.files.length,
      bytes: staged.files.reduce((sum, file) => sum + file.bytes, 0),
      links: checked.links,
      findings,
    };
  } catch (error) {
    throw asFileError(error, workFolder);
  } finally {
    await imageWork.stop();
    output.close();
  }
}
