import { gzipSync } from 'node:zlib';
import type { Config } from '../../config/schema.ts';
import type { Snapshot } from '../content/content-source.ts';
import type { CompiledSite } from '../export/compile/compile-site.ts';
import type { Plan } from '../export/plan.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import type { SiteFile } from '../export/site-file.ts';
import type { Finding } from '../rules/finding.ts';
import type { HostRules } from '../rules/host-rules.ts';
import type { Route } from '../rules/route.ts';
import { checkPageBudget, checkScriptBudget } from './budgets.ts';
import { checkContent } from './content.ts';
import { checkLinks } from './links.ts';
import { checkPage } from './pages.ts';

export interface SiteCheckInput {
  readonly config: Config;
  readonly snapshot: Snapshot;
  readonly plan: Pick<Plan, 'routes' | 'locales'>;
  /** Those of the plan's that are exported. */
  readonly routes: readonly Route[];
  readonly compiled: CompiledSite;
}

export interface SiteAudit {
  /** One page as it was rendered. Depends on nothing but the page and the configuration, so its findings may be kept. */
  page(html: string, route: Route): readonly Finding[];
  /** The whole: content, links, scripts, and what was found page by page. */
  site(exported: SiteFiles): SiteCheck;
}

export interface SiteFiles {
  readonly records: readonly PageRecord[];
  readonly files: readonly SiteFile[];
  readonly hostRules: HostRules;
}

export interface SiteCheck {
  readonly findings: readonly Finding[];
  /** Internal references that were followed. */
  readonly links: number;
}

/** All checks of an export before it is published, in the two moments at which they can be made. */
export function checkSite({ config, snapshot, plan, routes, compiled }: SiteCheckInput): SiteAudit {
  const { site, budgets } = config;
  return {
    page: (html, route) => [...checkPage({ html, route, site }), ...checkPageBudget({ html, route, budgets })],
    site({ records, files, hostRules }) {
      const links = checkLinks({ pages: records, files: pathsOf(files, plan.routes), hostRules, site });
      const findings = [
        ...checkContent({ snapshot, routes, locales: plan.locales }),
        ...records.flatMap((record) => record.notes.findings),
        ...links.findings,
        ...checkScriptBudget(initialScripts(compiled), budgets),
      ];
      return { findings, links: links.checked };
    },
  };
}

/** A page that was planned but not asked for stands in the whole site all the same: a link to it is no fault. */
function pathsOf(files: readonly SiteFile[], planned: readonly Route[]): ReadonlySet<string> {
  return new Set([
    ...files.map(({ path }) => path),
    ...planned.map(({ pathname }) => `${pathname.slice(1)}/index.html`),
  ]);
}

function initialScripts({ runtime }: CompiledSite) {
  return runtime.scripts
    .filter(({ pathname }) => pathname === runtime.boot.pathname)
    .map(({ pathname, code }) => ({ pathname, bytes: gzipSync(code, { level: 9 }).length }));
}
