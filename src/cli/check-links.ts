import { resolve } from 'node:path';
import { type CrawledLink, crawlSite } from '../check/crawl/crawl-site.ts';
import { type ExportedSite, readExportedSite } from '../check/exported-site.ts';
import { checkLinks } from '../check/links.ts';
import { checkExportedRedirects } from '../check/redirects.ts';
import { readReleaseFacts } from '../export/output/read-release.ts';
import { openCachedNotes } from '../export/render/page-cache.ts';
import { findRelease } from '../server/find-release.ts';
import { serveSite } from '../server/serve.ts';
import type { DocumentPlace, Finding } from '../site/finding.ts';
import { assertExternal, type ExternalFlags, type ExternalResult, externalLinks } from './check-external.ts';
import type { LinksReport } from './json/links-report.ts';
import { compareContent, contentText, releaseText } from './release-state.ts';
import { count, countOf, note, printJson, reportFindings, stage } from './report.ts';
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
  const folder = resolve(target);
  const workspace = openWorkspace({ user: 'check-links' });
  const site = await readSite(folder, workspace);
  note(releaseText(folder, readReleaseFacts(folder), Date.now()));
  // The content is compared meanwhile, because a repository that does not answer takes its time.
  const comparing = compareContent(folder, workspace);
  const inMemory = checkInMemory(site, workspace);
  const crawled = await crawl(folder, site, workspace);
  const placesOf = createPlaces(site);
  const external = flags.external ? await externalLinks(crawled.links, flags, { workspace, placesOf }) : undefined;
  const { release, content } = await comparing;
  const own = [...inMemory.findings, ...crawlFindings(crawled.broken, inMemory.broken, placesOf)];
  const findings = [...own, ...(external?.findings ?? [])];
  reportFindings(findings);
  noteVerdict(own, external, flags);
  note(contentText(content));
  if (flags.json) {
    const links = withAnswers(crawled.links, external).filter(
      ({ state }) => flags.only === undefined || state === flags.only,
    );
    const { length: pages } = site.pages;
    const { checked } = inMemory;
    const about = { folder, release: release && { ...release, madeAt: release.madeAt.toISOString() }, content };
    const report: LinksReport = {
      version: 1,
      ...about,
      pages,
      checked,
      crawled: links,
      external: external?.report,
      findings,
    };
    printJson(report);
  }
  process.exitCode = own.length > 0 || (flags.strict && findings.length > 0) ? 1 : 0;
}

async function readSite(folder: string, { workFolder, seals }: Workspace): Promise<ExportedSite> {
  const line = stage('read');
  const cached = openCachedNotes(workFolder, seals('pages'));
  try {
    const { root, rules } = await findRelease(folder);
    const site = await readExportedSite({ folder: root, hostRules: rules }, cached.notesOf);
    const untraced = site.pages.length - site.traced;
    const remark = untraced > 0 ? `, ${count(untraced)} from another export: their links have no CMS field` : '';
    line.done(`${count(site.pages.length, 'page')}${remark}`);
    return site;
  } finally {
    cached.close();
  }
}

function checkInMemory(site: ExportedSite, { config }: Workspace) {
  const line = stage('check');
  const result = checkLinks({ ...site, site: config.site });
  const findings = [...result.findings, ...checkExportedRedirects({ ...site, site: config.site })];
  const links = `${count(result.checked, 'internal link')} on ${count(site.pages.length, 'page')}`;
  line.done(`${links}, ${count(findings.length)} broken`);
  return { ...result, findings };
}

async function crawl(folder: string, site: ExportedSite, { config }: Workspace) {
  const line = stage('crawl');
  const total = site.pages.length;
  const server = await serveSite({ folder, port: 0 });
  try {
    const result = await crawlSite({
      origin: server.origin,
      start: site.pages.map((page) => page.pathname),
      siteOrigin: config.site.origin,
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

/** Creates a function that finds the places in the CMS of an address, by the notes of the pages that have it. */
function createPlaces(site: ExportedSite): (href: string, parents: readonly string[]) => DocumentPlace[] {
  const notes = new Map(site.pages.map((page) => [page.pathname, page.notes]));
  return (href, parents) => {
    const links = parents.flatMap((parent) => notes.get(parent)?.links ?? []);
    const places = links.flatMap((link) => (link.from && withoutFragment(link.href, href) === href ? [link.from] : []));
    return [...new Map(places.map((place) => [`${place.id} ${place.field}`, place])).values()];
  };
}

/** Compares addresses without their fragments, unless the wanted one has a fragment. */
function withoutFragment(href: string, wanted: string): string {
  return wanted.includes('#') ? href : href.replace(/#.*$/s, '');
}

/** Returns the findings that only the crawl made, with the document and field of a link if the notes name them. */
function crawlFindings(
  crawled: readonly CrawledLink[],
  known: ReadonlySet<string>,
  placesOf: (href: string, parents: readonly string[]) => readonly DocumentPlace[],
): Finding[] {
  return crawled
    .filter(({ href }) => !known.has(href.replace(/\?[^#]*/, '')))
    .map(({ href, status, parents }) => {
      const [place] = placesOf(href, parents);
      return {
        ...verdict(href, status),
        severity: 'error',
        pathnames: parents.length > 0 ? parents : [href],
        ...(place && { document: place }),
      };
    });
}

function verdict(href: string, status: number | undefined): Pick<Finding, 'code' | 'message' | 'hint'> {
  const hint =
    'Only the crawl found this link: it may be in a file that is not a page, such as a style sheet or a sitemap.';
  if (href.includes('#'))
    return { code: 'broken-fragment', message: `The page of ${href} has no element with that id.`, hint };
  const message = status === undefined ? `${href} does not answer.` : `${href} answers with the status ${status}.`;
  return { code: 'broken-link', message, hint };
}

function noteVerdict(own: readonly Finding[], external: ExternalResult | undefined, { strict }: CheckLinksFlags): void {
  const others = external?.findings.length ?? 0;
  if (own.length > 0) note(`${count(own.length, 'finding')} about links of this site.`);
  else note(`Every link${external ? ' of this site' : ''} leads somewhere.`);
  if (others === 0) return;
  const effect = strict ? '' : ' They do not change the exit code without --strict.';
  note(`${count(others, 'finding')} about other sites.${effect}`);
}

/** The addresses of the crawl, those of other sites with the answers that they gave. */
function withAnswers(links: readonly CrawledLink[], external: ExternalResult | undefined): readonly CrawledLink[] {
  const answers = new Map(external?.addresses.map((address) => [address.href, address]));
  return links.map((link) => {
    const found = link.state === 'skipped' ? answers.get(link.href.replace(/#.*$/s, '')) : undefined;
    if (!found?.answer) return link;
    const status = 'status' in found.answer ? found.answer.status : undefined;
    return { ...link, status, state: found.state === 'excepted' ? 'broken' : found.state };
  });
}
