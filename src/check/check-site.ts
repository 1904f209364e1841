import { gzipSync } from 'node:zlib';
import type { Config } from '../../config/schema.ts';
import type { Snapshot } from '../content/content-source.ts';
import type { RuntimeBundle } from '../export/compile/bundle-runtime.ts';
import type { SiteFile } from '../export/output/site-file.ts';
import type { RoutePlan } from '../export/plan/plan-routes.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import type { Finding } from '../site/finding.ts';
import type { HostRules } from '../site/host-rules.ts';
import type { PublishedPage } from '../site/published-page.ts';
import { checkScriptBudget } from './budgets.ts';
import { withoutConsequences } from './consequences.ts';
import { checkContent } from './content.ts';
import { checkEbooks } from './ebooks.ts';
import { checkEventDates } from './event-dates.ts';
import { checkEvents } from './events.ts';
import { checkJobs } from './jobs.ts';
import { checkLeadForms } from './lead-forms.ts';
import { checkLinkedSite } from './linked-site.ts';
import { checkLocaleDocuments } from './locale-documents.ts';
import { corePageIds, missingPages } from './markets.ts';
import { checkMeta } from './meta.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkPlurals } from './plurals.ts';
import { checkPreLaunchLinks } from './pre-launch-links.ts';
import { checkPrices } from './prices.ts';
import { checkRelationships } from './relationships.ts';
import { checkRepeatedScenes } from './repeated-scenes.ts';
import { checkSplitTests } from './split-tests.ts';
import { withoutExceptions } from './text-exceptions.ts';
import { checkTranslationPairs } from './translation-pairs.ts';
import { checkUntranslated } from './untranslated.ts';

export interface SiteCheckInput {
  readonly config: Config;
  /** The origin of the product's app in `config/index.ts`. A variable of the environment may give another one. */
  readonly usualAppOrigin: string;
  readonly snapshot: Snapshot;
  readonly plan: RoutePlan;
  /** The time of the export. */
  readonly now: Date;
  /** The pages of the published release. Empty if nothing is published, or if the export is a part of the site. */
  readonly published: readonly PublishedPage[];
  readonly compiled: { readonly runtime: Pick<RuntimeBundle, 'boot'> };
  readonly records: readonly PageRecord[];
  readonly files: readonly SiteFile[];
  readonly hostRules: HostRules;
}

export interface SiteCheck {
  readonly findings: readonly Finding[];
  /** Number of internal links that were followed. */
  readonly links: number;
}

/**
 * Checks the whole site before it is published: content, links and scripts. The result includes the findings of all
 * pages.
 */
export function checkSite(input: SiteCheckInput): SiteCheck {
  const { config, usualAppOrigin, snapshot, plan, now, published, compiled, records, files, hostRules } = input;
  const { routes, locales } = plan;
  const market = { snapshot, routes, locales, pathPrefix: config.site.pathPrefix };
  const missing = missingPages(market);
  const links = checkLinkedSite({
    config,
    usualAppOrigin,
    snapshot,
    plan,
    pages: records,
    files: files.map(({ path }) => path),
    hostRules,
    missing: new Set(missing.map(({ pathname }) => pathname)),
  });
  const findings = [
    ...checkContent(snapshot, locales),
    ...checkRelationships(market),
    ...checkRepeatedScenes(market),
    ...checkPlurals(snapshot, locales),
    ...checkPlaceholders(snapshot, locales),
    ...checkUntranslated(snapshot, locales),
    ...checkLeadForms({ snapshot, locales, endpoint: config.site.leadEndpoint, shown: documentsOn(records) }),
    ...checkEbooks(snapshot, locales),
    ...checkEvents(snapshot, locales, now),
    ...checkEventDates(snapshot, locales),
    ...checkJobs(snapshot, locales, now),
    ...checkPrices(snapshot, locales),
    ...checkSplitTests(market),
    ...missing.map(({ finding }) => finding),
    ...checkLocaleDocuments(market),
    ...records.flatMap((record) => record.notes.findings),
    ...links.broken,
    ...links.advice,
    ...links.otherHosts,
    ...links.unreachable,
    ...checkTranslationPairs(routes, snapshot),
    ...checkPreLaunchLinks(routes, market),
    ...withoutExceptions(checkMeta(snapshot, routes, config.site), config.lintExceptions, now),
    ...checkScriptBudget(initialScripts(compiled), config.budgets),
  ];
  const coreIds = corePageIds(routes);
  const withoutAddress = new Set(plan.findings.flatMap(({ document }) => document?.id ?? []));
  const causes = withoutConsequences(findings, { snapshot, withoutAddress, missing, coreIds, published });
  return { findings: causes, links: links.checked };
}

/** The ids of all documents that pages show. */
function documentsOn(records: readonly PageRecord[]): ReadonlySet<string> {
  const lists = new Set(records.flatMap(({ notes: { shellReads, reads } }) => [shellReads, reads]));
  const ids = new Set<string>();
  for (const reads of lists) for (const read of reads) if (read.kind === 'document') ids.add(read.id);
  return ids;
}

function initialScripts({ runtime: { boot } }: SiteCheckInput['compiled']) {
  return [{ pathname: boot.pathname, bytes: gzipSync(boot.code, { level: 9 }).length }];
}
