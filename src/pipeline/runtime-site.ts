import type { Config } from '../../config/schema.ts';
import type { RuntimeSite } from '../rules/runtime-site.ts';
import { patternSource } from '../site/links.ts';

/** The part of the configuration that is compiled into the browser's code. */
export function runtimeSite({ site, links, serviceWorker }: Config): RuntimeSite {
  const { pathPrefix } = site;
  return { pathPrefix, plainAnchors: patternSource(links.plainAnchors), hasServiceWorker: serviceWorker };
}
