import type { WebSite } from 'schema-dts';
import { absoluteUrl } from '../head.ts';
import type { PageContext } from '../page-context.ts';
import { organizationReference } from './thing.ts';

/** The `WebSite` node of the site in one language, for its home page only. */
export function webSite(page: PageContext): WebSite | undefined {
  const { route, site } = page;
  if (route.path !== '/') return undefined;
  const url = absoluteUrl(site, route.pathname);
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.name,
    url,
    inLanguage: route.locale.htmlLang,
    publisher: organizationReference(page),
  };
}
