import { config as usual } from '../../../config/index.ts';
import type { Config } from '../../../config/schema.ts';
import { checkLinkedSite } from '../../check/linked-site.ts';
import type { Snapshot } from '../../content/content-source.ts';
import type { PublishedRelease } from '../../export/output/published-release.ts';
import type { SiteFile } from '../../export/output/site-file.ts';
import type { RoutePlan } from '../../export/plan/plan-routes.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';
import type { Finding, FindingCode } from '../../site/finding.ts';
import { hostRulesFile, parseHostRules } from '../../site/host-rules.ts';
import type { FinishedExport } from '../export-memory.ts';
import { describeLinks, type LastLinks, linkedPages } from '../last-links.ts';
import { reachFaults } from './narrow-edit.ts';

export interface RelinkInput {
  readonly config: Config;
  readonly snapshot: Snapshot;
  readonly plan: RoutePlan;
  readonly pages: readonly PageVersions[];
  readonly published: PublishedRelease;
  /** The files of the site that the patch makes. */
  readonly files: readonly SiteFile[];
  /** The links of the site before. Undefined if they are unknown. */
  readonly before: LastLinks | undefined;
  /** The findings of the site before. */
  readonly findings: readonly Finding[];
}

/** The links of a site, all of which are sound. */
export interface SoundLinks {
  /** Those of all pages, or what is known of them if no page has other ones than before. */
  readonly links: FinishedExport['links'];
  /** Number of internal links that were followed. */
  readonly checked: number;
}

/** The findings of links, which name fields and words that the record of links does not have. */
const linkFaults: ReadonlySet<FindingCode> = new Set([
  'broken-link',
  'broken-fragment',
  'insecure-link',
  'other-locale-link',
  'other-app-host',
]);

/**
 * Checks all links of the site with the new versions of some pages, without a look at the other ones. Undefined if a link
 * is at fault, or was, if visitors reach other pages than before, or if that is not certain.
 */
export async function relink(input: RelinkInput): Promise<SoundLinks | undefined> {
  const { config, snapshot, plan, published, files, before, findings } = input;
  const hostRules = await readHostRules(published);
  if (!before || !hostRules || findings.some(({ code }) => linkFaults.has(code))) return undefined;
  const after = new Map(input.pages.map((page) => [page.route.pathname, page.after]));
  const pages = linkedPages(before).map((page) => after.get(page.pathname) ?? page);
  const paths = files.map(({ path }) => path);
  const site = { config, usualAppOrigin: usual.site.appOrigin, snapshot, plan, pages, files: paths, hostRules };
  const { broken, advice, otherHosts, unreachable, checked } = checkLinkedSite(site);

  const areSound = broken.length + advice.length + otherHosts.length === 0;
  const isSame =
    areSound &&
    textsOf(unreachable).join('\n') === textsOf(findings.filter(({ code }) => reachFaults.has(code))).join('\n');
  return isSame ? { links: describeLinks(pages), checked } : undefined;
}

function textsOf(findings: readonly Finding[]): string[] {
  return findings.map(({ code, message }) => `${code} ${message}`).sort();
}

/** The rules of the host, which follow from configuration and addresses alone. */
async function readHostRules({ manifest, read }: PublishedRelease) {
  const file = manifest.hostFiles.find(({ path }) => path === hostRulesFile);
  const bytes = file && (await read(file));
  return bytes && parseHostRules(JSON.parse(Buffer.from(bytes).toString()));
}
