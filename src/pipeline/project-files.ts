import type { Config } from '../../config/schema.ts';
import { checkRedirectBudget } from '../check/budgets.ts';
import { checkFileRedirects, checkRedirects } from '../check/redirects.ts';
import type { FetchedContent } from '../content/content-source.ts';
import type { SiteFile } from '../export/output/site-file.ts';
import { planRedirects } from '../export/plan/plan-redirects.ts';
import type { RoutePlan } from '../export/plan/plan-routes.ts';
import { planHostRules } from '../export/site-files/host-rules/plan-host-rules.ts';
import { type JoinedFiles, joinPublicFiles } from '../export/site-files/public-collisions.ts';
import type { PublicFiles } from '../export/site-files/public-files.ts';
import { leadEndpoint } from '../rules/leads/lead-fields.ts';
import type { Finding } from '../site/finding.ts';
import { pageFileOf } from '../site/page-file.ts';
import type { Redirect } from '../site/redirects.ts';

export interface ProjectFilesInput {
  /** The redirects of the project's files. Those of the CMS are added to them. */
  readonly written: readonly Redirect[];
  /** The public files, which are published unchanged. */
  readonly own: PublicFiles;
  readonly content: FetchedContent;
  readonly plan: RoutePlan;
  readonly config: Config;
}

/**
 * The parts of a site that need no rendered page: its redirects, and the public files, which are published unchanged.
 */
export interface ProjectFiles {
  readonly redirects: readonly Redirect[];
  readonly publicFiles: readonly SiteFile[];
  /** The findings that are known before anything is rendered. */
  readonly findings: readonly Finding[];
  /**
   * Adds the public files to the files of the site. Checks redirects of the addresses of files only if the site is
   * whole.
   */
  join(files: readonly SiteFile[], part: { readonly isWhole: boolean }): JoinedFiles;
}

/** Joins the redirects of all sources, and checks them against the planned pages and the public files. */
export function planProjectFiles({ written, own, content, plan, config }: ProjectFilesInput): ProjectFiles {
  const malformed = new Set(content.findings.flatMap(({ document }) => document?.id ?? []));
  const { snapshot } = content;
  const planned = planRedirects({ written, snapshot, plan, config, malformed });
  const { redirects } = planned;
  const hostRules = planHostRules({ ...plan, config, redirects, publicFiles: own.files });
  const pathnames = plan.routes.map(({ pathname }) => pathname);
  const pages = pathnames.map((pathname) => pageFileOf(pathname, config.site.trailingSlash));
  const endpoints = config.site.leadEndpoint === 'own' ? [leadEndpoint] : [];
  const checkWith = (files: readonly SiteFile[]) => {
    const paths = new Set([...pages, ...files.map(({ path }) => path)]);
    return { redirects, hostRules, pathnames, files: paths, endpoints, site: config.site };
  };
  const checked = checkRedirects(checkWith(own.files));
  return {
    redirects,
    publicFiles: own.files,
    findings: [...own.findings, ...planned.findings, ...checked, ...checkRedirectBudget(hostRules, config.budgets)],
    join(site, { isWhole }) {
      const { files, findings } = joinPublicFiles(site, { own: own.files, pages });
      return { files, findings: [...findings, ...(isWhole ? checkFileRedirects(checkWith(files), checked) : [])] };
    },
  };
}
