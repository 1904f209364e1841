import type { Config } from '../../config/schema.ts';
import type { Snapshot } from '../content/content-source.ts';
import type { RoutePlan } from '../export/plan/plan-routes.ts';
import type { Finding } from '../site/finding.ts';
import type { HostRules } from '../site/host-rules.ts';
import { checkAppLinks } from './app-links.ts';
import { checkLinkAdvice } from './link-advice.ts';
import { checkLinks, type LinkedPage } from './links.ts';
import { pageFiles } from './page-files.ts';
import { checkReach } from './unreachable.ts';

export interface LinkedSite {
  readonly config: Config;
  /** The origin of the product's app in `config/index.ts`. A variable of the environment may give another one. */
  readonly usualAppOrigin: string;
  readonly snapshot: Snapshot;
  readonly plan: Pick<RoutePlan, 'routes'>;
  readonly pages: readonly LinkedPage[];
  /** The paths of the site's files. */
  readonly files: Iterable<string>;
  readonly hostRules: HostRules;
  /** Addresses of pages that another finding reports as missing. */
  readonly missing?: ReadonlySet<string>;
}

/** The findings of each check of links, and the number of internal links that were followed. */
export interface LinkedSiteCheck {
  readonly broken: readonly Finding[];
  readonly advice: readonly Finding[];
  readonly otherHosts: readonly Finding[];
  readonly unreachable: readonly Finding[];
  readonly checked: number;
}

/** Makes all checks that need only the links and ids of pages. */
export function checkLinkedSite(input: LinkedSite): LinkedSiteCheck {
  const { config, usualAppOrigin, snapshot, plan, pages, files, hostRules, missing } = input;
  const { routes } = plan;
  const { site } = config;
  const planned = pageFiles(
    routes.map(({ pathname }) => pathname),
    site,
  );
  // A link to a planned page that this export leaves out is not broken, because the whole site has the page.
  const links = checkLinks({
    pages,
    files: new Set([...files, ...planned]),
    hostRules,
    site,
    ...(missing && { missing }),
  });
  const { appOrigin } = site;
  const exceptions = config.linkExceptions.map(({ link }) => link);
  return {
    broken: links.findings,
    advice: checkLinkAdvice({ pages, routes, rules: config.routes, snapshot, site, targetOf: links.targetOf }),
    otherHosts: checkAppLinks({ pages, appOrigin, usualAppOrigin, exceptions }),
    unreachable: checkReach({ routes, targets: links.targets }),
    checked: links.checked,
  };
}
