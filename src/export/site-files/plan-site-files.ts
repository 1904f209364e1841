import type { Config } from '../../../config/schema.ts';
import { type HostRedirect, type HostRules, hostRulesFile, nginxFile } from '../../site/host-rules.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';
import type { SiteFile, SiteFiles } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import type { PageRecord } from '../render/page-record.ts';
import { errorPages } from './error-pages.ts';
import { formatHeaders } from './host-rules/headers-file.ts';
import { formatNginx } from './host-rules/nginx.ts';
import { planHostRules } from './host-rules/plan-host-rules.ts';
import { formatRedirects } from './host-rules/redirects-file.ts';
import { formatSecurityText, securityTextPath } from './security-text.ts';
import { formatRobots, formatSitemaps, type TextFile } from './sitemaps.ts';

export interface SiteFilesInput {
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
  readonly config: Pick<Config, 'site' | 'security'>;
  /** The files of the folder `public`. */
  readonly publicFiles: readonly Pick<SiteFile, 'path' | 'type'>[];
  readonly now: Date;
}

export interface PlannedFiles extends SiteFiles {
  readonly hostRules: HostRules;
}

/**
 * Stores the files that belong to no page: sitemaps, robots.txt, and the error pages where hosts look for them. The host
 * rules are in the site for hosts that look for them there, and in the host folder for all others.
 */
export async function planSiteFiles(
  input: SiteFilesInput & {
    readonly redirects: readonly HostRedirect[];
    readonly records: readonly Pick<PageRecord, 'pathname' | 'page'>[];
    readonly store: Store;
  },
): Promise<PlannedFiles> {
  const hostRules = planHostRules(input);
  const storeText = ({ path, text }: TextFile) => storeFile({ path, content: text, cache: 'revalidate' }, input.store);
  const stored = await Promise.all(siteTexts(input, hostRules).map(storeText));
  const hostFiles = await Promise.all(hostTexts(hostRules).map(storeText));
  return { files: [...stored, ...errorPages(input, input.records)], hostFiles, hostRules };
}

/** The site's text files. The same routes and configuration give the same texts. */
export function siteTexts(input: SiteFilesInput, hostRules: HostRules): TextFile[] {
  const { routes, locales, config } = input;
  const pathnames = routes.map((route) => route.pathname);
  return [
    ...formatSitemaps(routes, locales, config.site),
    { path: 'robots.txt', text: formatRobots(config.site) },
    ...securityTexts(input),
    { path: '_headers', text: formatHeaders(hostRules.headers) },
    { path: '_redirects', text: formatRedirects(hostRules, pathnames) },
  ];
}

/** The text files of the host folder, which no visitor may read. */
export function hostTexts(hostRules: HostRules): TextFile[] {
  return [
    { path: nginxFile, text: formatNginx(hostRules) },
    { path: hostRulesFile, text: `${JSON.stringify(hostRules, null, 2)}\n` },
  ];
}

/** The site's `security.txt`, unless it has no contact or the project has a file of its own. */
function securityTexts({ config, publicFiles, now }: SiteFilesInput): TextFile[] {
  const isOwn = publicFiles.some(({ path }) => path === securityTextPath);
  return config.security && !isOwn ? [{ path: securityTextPath, text: formatSecurityText(config, now) }] : [];
}
