import type { Config } from '../../../config/schema.ts';
import { applyTrailingSlash } from '../../rules/pathname.ts';
import type { WorkerSite } from '../../rules/worker-site.ts';
import { scriptJson } from '../../site/html.ts';
import { defaultLocaleOf, type Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import type { PageAssets } from '../render/renderer.ts';

export interface ServiceWorkerInput {
  readonly compiled: Pick<CompiledSite, 'hash' | 'worker'>;
  readonly assets: Pick<PageAssets, 'boot' | 'fonts'>;
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
  readonly config: Pick<Config, 'site' | 'serviceWorker'>;
}

/**
 * Stores `sw.js` at the root of the origin, because a service worker controls only pages below its own path
 * (docs/contract.md, section 2.11).
 */
export function storeServiceWorker(input: ServiceWorkerInput & { readonly store: Store }): Promise<SiteFile> {
  return storeFile({ path: 'sw.js', content: formatServiceWorker(input), cache: 'revalidate' }, input.store);
}

/**
 * The text of `sw.js`: the service worker with its `WorkerSite` in the first line, or the retirement script if the site
 * wants no service worker.
 */
export function formatServiceWorker(input: ServiceWorkerInput): string {
  const { compiled, config } = input;
  if (!config.serviceWorker) return compiled.worker.retirement;
  return `self.helios=${scriptJson(planWorkerSite(input))};\n${compiled.worker.worker}`;
}

function planWorkerSite({ compiled, assets, routes, locales, config }: ServiceWorkerInput): WorkerSite {
  const { pathPrefix, trailingSlash } = config.site;
  const { faces } = assets.fonts.parts.latin;
  const offline = routes
    .filter(({ kind }) => kind === 'offline')
    .map(({ locale, pathname }) => [locale.urlCode, applyTrailingSlash(pathname, trailingSlash)]);
  return {
    build: compiled.hash,
    pathPrefix,
    defaultLocale: defaultLocaleOf(locales).urlCode,
    offline: Object.fromEntries(offline),
    // The font's extended part is for languages that most visitors never see. The worker caches it when a page needs it.
    shell: [assets.boot.pathname, faces.text, faces.display],
  };
}
