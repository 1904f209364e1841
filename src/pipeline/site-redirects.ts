import type { Config } from '../../config/schema.ts';
import { checkRedirectBudget } from '../check/budgets.ts';
import { checkFileTargets, checkRedirects } from '../check/redirects.ts';
import type { FetchedContent } from '../content/content-source.ts';
import { planRedirects } from '../export/plan/plan-redirects.ts';
import type { RoutePlan } from '../export/plan/plan-routes.ts';
import { planHostRules } from '../export/site-files/host-rules/plan-host-rules.ts';
import type { Finding } from '../site/finding.ts';
import type { Redirect } from '../site/redirects.ts';

export interface SiteRedirectsInput {
  /** The redirects of the project's files. */
  readonly written: readonly Redirect[];
  readonly content: FetchedContent;
  readonly plan: RoutePlan;
  readonly config: Config;
  /** The paths of the files that go out as they are. */
  readonly publicPaths: readonly string[];
}

export interface SiteRedirects {
  readonly redirects: readonly Redirect[];
  /** The findings that need no rendered page. */
  readonly findings: readonly Finding[];
  /** Checks the redirects to files, such as a PDF. `paths` has all files of a whole site. */
  checkFiles(paths: Iterable<string>): Finding[];
}

/** Joins the redirects of all sources and checks them against the planned pages, before anything is rendered. */
export function planSiteRedirects({ written, content, plan, config, publicPaths }: SiteRedirectsInput): SiteRedirects {
  const { snapshot } = content;
  const { routes, locales } = plan;
  const malformed = new Set(content.findings.flatMap(({ document }) => document?.id ?? []));
  const planned = planRedirects({ written, snapshot, plan, config, malformed });
  const { redirects } = planned;
  const hostRules = planHostRules({ routes, locales, config, redirects });
  const pathnames = routes.map(({ pathname }) => pathname);
  const checkWith = (paths: Iterable<string>) => {
    const files = new Set([...pathnames.map((pathname) => `${pathname.slice(1)}/index.html`), ...paths]);
    const hasFile = (path: string) => files.has(path);
    return { redirects, hostRules, pathnames, hasFile, site: config.site };
  };
  const findings = [
    ...planned.findings,
    ...checkRedirects(checkWith(publicPaths)),
    ...checkRedirectBudget(hostRules, config.budgets),
  ];
  return { redirects, findings, checkFiles: (paths) => checkFileTargets(checkWith(paths)) };
}
