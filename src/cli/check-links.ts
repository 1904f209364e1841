import { resolve } from 'node:path';
import { crawlFindings, createLinksTo, placesOf } from '../check/crawl/crawl-findings.ts';
import { type CrawledLink, crawlSite } from '../check/crawl/crawl-site.ts';
import { type ExportedSite, readExportedSite } from '../check/exported-site.ts';
import type { PlacesOf } from '../check/external/host-faults.ts';
import { tolerateHeldLinks } from '../check/held-links.ts';
import { checkLinks, type LinkCheck } from '../check/links.ts';
import { checkExportedRedirects } from '../check/redirects.ts';
import { type HeldPage, type ReleaseFacts, readReleaseFacts } from '../export/output/read-release.ts';
import { openCachedNotes } from '../export/render/page-cache.ts';
import { findRelease } from '../server/find-release.ts';
import { serveSite } from '../server/serve.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';
import { assertExternal, type ExternalFlags, type ExternalResult, externalLinks } from './check-external.ts';
import type { LinksReport } from './json/links-report.ts';
import { compareContent, contentText, releaseText } from './release-state.ts';
import { count, countOf, note, printFindings, printJson, reportFindings, stage } from './report.ts';
import { catalogueWorkFolder } from './work-folder.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

interface CheckLinksFlags extends ExternalFlags {
  readonly strict?: boolean;
  /** The state of the addresses that `--json` lists; all without the flag. */
  readonly only?: CrawledLink['state'];
  readonly json?: boolean;
}

/** `helios check-links`: checks all links in memory, by the notes of the export, and then crawls the served site. */
export async function checkLinksCommand(target: string, flags: CheckLinksFlags): Promise<void> {
  assertExternal(flags);
  assertListed(flags);
  const folder = resolve(target);
  const workspace = openWorkspace({ user: 'check-links' });
  const facts = readReleaseFacts(folder);
  const held = facts?.held ?? [];
  const isCatalogue = facts?.isCatalogue ?? false;
  const read = await readSite(folder, { held, isCatalogue }, workspace);
  const site = { ...read, held, leftOut: new Set(facts?.leftOutPages), isCatalogue };
  note(releaseText(folder, facts, Date.now()));
  // The content is compared while the links are checked, because a repository that does not answer costs time.
  const comparing = compareContent(folder, workspace);
  const inMemory = checkInMemory(site, workspace);
  const crawled = await crawl(folder, { site, inMemory }, workspace);
  const linksTo = createLinksTo(site.pages);
  const places: PlacesOf = (href, parents) => placesOf(linksTo(href, parents));
  const external = flags.external
    ? await externalLinks(crawled.links, flags, { workspace, placesOf: places })
    : undefined;
  const { release, content } = await comparing;
  const known = { known: inMemory.broken, linksTo, hasImages: facts?.hasImages ?? true };
  const own = [...inMemory.findings, ...crawlFindings({ broken: crawled.broken, ...known })];
  const findings = [...own, ...(external?.findings ?? [])];
  if (flags.json) reportFindings(findings);
  else printFindings(findings);
  noteVerdict(own, external, flags);
  noteUntraced(own, site, workspace);
  note(contentText(content));
  if (flags.json) {
    const links = withAnswers(crawled.links, external).filter(
      ({ state }) => flags.only === undefined || state === flags.only,
    );
    const report: LinksReport = {
      version: 1,
      folder,
      release: release && releaseOf(release, inMemory),
      content,
      pages: site.pages.length,
      untraced: site.untraced.size,
      checked: inMemory.checked,
      crawled: links,
      external: external?.report,
      findings,
    };
    printJson(report);
  }
  process.exitCode = own.some(isError) || (flags.strict && findings.length > 0) ? 1 : 0;
}

/** Refuses a choice of addresses without the list to choose from: the findings are the same with and without it. */
function assertListed({ only, json }: CheckLinksFlags): void {
  if (only === undefined || json) return;
  throw new HeliosError('bad-argument', {
    message: '--only has no effect without --json.',
    where: '--only',
    hint: 'Add --json, which lists every address with its state. Without it, the command prints all findings.',
  });
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function releaseOf(
  { id, ref, source, madeAt, part, held }: ReleaseFacts,
  { leftOut }: LinkCheck,
): LinksReport['release'] {
  const heldPages = held.map(({ pathname, release }) => ({ pathname, release }));
  const about = { id, ref, source, madeAt: madeAt.toISOString(), held: heldPages };
  return part ? { ...about, part: { selection: part.selection, sitePages: part.sitePages, leftOut } } : about;
}

async function readSite(
  folder: string,
  { held, isCatalogue }: Pick<SiteToCheck, 'held' | 'isCatalogue'>,
  { workFolder, seals }: Workspace,
): Promise<ExportedSite> {
  const line = stage('read');
  const cached = openCachedNotes(isCatalogue ? catalogueWorkFolder(workFolder) : workFolder, seals('pages'));
  try {
    const { root, rules } = await findRelease(folder);
    const site = await readExportedSite({ folder: root, hostRules: rules, held }, cached.notesOf);
    const { size } = site.untraced;
    const remark = size > 0 ? `, ${count(size)} from another export: their links have no CMS field` : '';
    line.done(`${count(site.pages.length, 'page')}${remark}`);
    return site;
  } finally {
    cached.close();
  }
}

/** An exported site, with its held pages and the pathnames of the pages that a part or the catalogue leaves out. */
interface SiteToCheck extends ExportedSite {
  readonly held: readonly HeldPage[];
  readonly leftOut: ReadonlySet<string>;
  readonly isCatalogue: boolean;
}

function checkInMemory(site: SiteToCheck, { config }: Workspace): LinkCheck {
  const line = stage('check');
  const result = checkLinks({ ...site, site: config.site });
  const findings = [
    ...tolerateHeldLinks(result.findings, site.held),
    ...checkExportedRedirects({ ...site, site: config.site }),
  ];
  const links = `${count(result.checked, 'internal link')} on ${count(site.pages.length, 'page')}`;
  const others =
    result.leftOut > 0
      ? `, ${count(result.leftOut)} to pages that this ${site.isCatalogue ? 'catalogue' : 'part'} leaves out`
      : '';
  line.done(`${links}, ${count(findings.length)} broken${others}`);
  return { ...result, findings };
}

async function crawl(
  folder: string,
  { site, inMemory }: { readonly site: SiteToCheck; readonly inMemory: LinkCheck },
  { config }: Workspace,
) {
  const line = stage('crawl');
  const total = site.pages.length;
  const server = await serveSite({ folder, port: 0 });
  try {
    const result = await crawlSite({
      origin: server.origin,
      start: site.pages.map((page) => page.pathname),
      siteOrigin: config.site.origin,
      isLeftOut: inMemory.isLeftOut,
      onProgress({ pages, addresses }) {
        const part = { done: Math.min(pages, total), total };
        line.update(`${countOf(part, 'pages')}, ${count(addresses, 'address', 'addresses')}`, part);
      },
    });
    line.done(
      `${count(result.pages, 'page')}, ${count(result.links.length, 'address', 'addresses')}, ${count(result.broken.length)} broken`,
    );
    return result;
  } finally {
    await server.close();
  }
}

function noteVerdict(own: readonly Finding[], external: ExternalResult | undefined, { strict }: CheckLinksFlags): void {
  const others = external?.findings.length ?? 0;
  const errors = own.filter(isError).length;
  const ofHeld = own.length - errors;
  const but = ofHeld > 0 ? ', but for those of held pages' : '';
  const effect = strict ? '' : ' They do not change the exit code without --strict.';
  if (errors > 0) note(`${count(errors, 'finding')} about links of this site.`);
  else note(`Every link${external ? ' of this site' : ''} leads somewhere${but}.`);
  if (ofHeld > 0) note(`${count(ofHeld, 'finding')} about links of held pages.${effect}`);
  if (others > 0) note(`${count(others, 'finding')} about other sites.${effect}`);
}

/**
 * Prints why findings name no field of the CMS, if the reason is that the work folder lacks the notes of their pages. A
 * new export removes this reason.
 */
function noteUntraced(
  own: readonly Finding[],
  { untraced, isCatalogue }: SiteToCheck,
  { workFolder }: Workspace,
): void {
  const blind = own.filter(
    ({ document, pathnames = [] }) => !document && pathnames.every((pathname) => untraced.has(pathname)),
  );
  if (blind.length === 0) return;
  const subject = blind.length === 1 ? 'One of them names' : `${count(blind.length)} of them name`;
  note(
    `${subject} no field of the CMS: ${workFolder} has no notes of ${untraced.size === 1 ? 'this page' : 'these pages'} as they are in the folder, because another export was made since, or elsewhere. Run \`helios ${isCatalogue ? 'catalogue' : 'export'}\` here and check its result: then each finding about a link of the CMS names document and field.`,
  );
}

/** Returns the addresses of the crawl. Those of other sites get the status and the state of their answers. */
function withAnswers(links: readonly CrawledLink[], external: ExternalResult | undefined): readonly CrawledLink[] {
  const answers = new Map(external?.addresses.map((address) => [address.href, address]));
  return links.map((link) => {
    const found = link.state === 'skipped' ? answers.get(link.href.replace(/#.*$/s, '')) : undefined;
    if (!found?.answer) return link;
    const status = 'status' in found.answer ? found.answer.status : undefined;
    return { ...link, status, state: found.state === 'excepted' ? 'broken' : found.state };
  });
}
