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
import { reachFaults } from '../reach-faults.ts';

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
  /** The links of all pages, or a reference to the stored record of links if no link has changed. */
  readonly links: FinishedExport['links'];
  /** Number of internal links that were followed. */
  readonly checked: number;
}

/**
 * The codes of findings about links. They can't be made from the record of links, because it lacks the CMS fields and
 * texts of links that these findings name.
 */
const linkFaults: ReadonlySet<FindingCode> = new Set([
  'broken-link',
  'broken-fragment',
  'insecure-link',
  'other-locale-link',
  'other-app-host',
]);

/**
 * Checks all links of the site with the new versions of some pages, without reading the other pages. Returns undefined
 * if a link has a finding or had one before, if the findings about how visitors reach pages by links have changed, or
 * if the links of the other pages are unknown.
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

/**
 * Reads the host rules of the published release. They are still right, because configuration and addresses are
 * unchanged.
 */
async function readHostRules({ manifest, read }: PublishedRelease) {
  const file = manifest.hostFiles.find(({ path }) => path === hostRulesFile);
  const bytes = file && (await read(file));
  return bytes && parseHostRules(JSON.parse(Buffer.from(bytes).toString()));
}
