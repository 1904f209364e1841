import type { Config } from '../../../config/schema.ts';
import type { Snapshot } from '../../content/content-source.ts';
import type { Redirect } from '../../site/redirects.ts';
import type { Route } from '../../site/route.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import type { RoutePlan } from '../plan/plan-routes.ts';
import type { PageRecord } from '../render/page-record.ts';
import type { PageAssets } from '../render/renderer.ts';
import { planAppData, storeAppData } from './app-data.ts';
import { storeLeadSite } from './lead-site.ts';
import { type PlannedFiles, planSiteFiles } from './plan-site-files.ts';
import { planRedirectFiles } from './redirects-data.ts';
import { planSearchIndexes } from './search-indexes.ts';
import { storeServiceWorker } from './service-worker.ts';

export interface SiteFilesInput {
  readonly config: Config;
  readonly plan: RoutePlan;
  readonly redirects: readonly Redirect[];
  readonly publicFiles: readonly SiteFile[];
  readonly now: Date;
  /** The routes that are exported: all of the plan's, or a selection. */
  readonly routes: readonly Route[];
  readonly snapshot: Snapshot;
  readonly compiled: CompiledSite;
  readonly assets: PageAssets;
  readonly records: readonly PageRecord[];
  readonly store: Store;
}

/** Stores the files that belong to no page: sitemaps, robots.txt, host rules, app data, lead forms, service worker. */
export async function storeSiteFiles(input: SiteFilesInput): Promise<PlannedFiles> {
  const { config, plan, redirects, publicFiles, now, routes, snapshot, compiled, assets, records, store } = input;
  const { locales } = plan;
  const moved = planRedirectFiles(redirects, locales, config.site.pathPrefix);
  const appData = planAppData({ hash: compiled.hash, routes, locales, snapshot, redirects: moved.names });
  const searched = planSearchIndexes({ routes, records, locales, site: config.site });
  const site = await planSiteFiles({ routes, records, locales, config, redirects, publicFiles, now, store });
  return {
    files: [
      await storeAppData(appData, config.site.pathPrefix, store),
      await storeServiceWorker({ compiled, assets, routes, locales, config, store }),
      ...(await Promise.all([...moved.files, ...searched].map((file) => storeFile(file, store)))),
      ...site.files,
    ],
    hostFiles: [await storeLeadSite({ snapshot, plan, config, store }), ...site.hostFiles],
    hostRules: site.hostRules,
  };
}
