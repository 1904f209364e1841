import { resolve } from 'node:path';
import { type CrawledLink, crawlSite } from '../check/crawl.ts';
import { type ExportedSite, readExportedSite } from '../check/exported-site.ts';
import { checkLinks } from '../check/links.ts';
import { checkExportedRedirects } from '../check/redirects.ts';
import { openCachedNotes } from '../export/render/page-cache.ts';
import { serveSite } from '../server/serve.ts';
import type { Finding } from '../site/finding.ts';
import { count, countOf, note, printJson, reportFindings, stage } from './report.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

interface CheckLinksFlags {
  readonly external?: boolean;
  readonly json?: boolean;
}

/** `helios check-links`: checks all links in memory, by the notes of the export, and then crawls the served site. */
export async function checkLinksCommand(target: string, flags: CheckLinksFlags): Promise<void> {
  const folder = resolve(target);
  const workspace = openWorkspace({ user: 'check-links' });
  const site = await readSite(folder, workspace);
  const inMemory = checkInMemory(site, workspace);
  const crawled = await crawl(folder, site, workspace, flags);
  const findings = [...inMemory.findings, ...crawlFindings(crawled.broken, inMemory.broken, site)];
  reportFindings(findings);
  note(findings.length === 0 ? 'Every link leads somewhere.' : `${count(findings.length, 'finding')}.`);
  if (flags.json) {
    printJson({ folder, pages: site.pages.length, checked: inMemory.checked, crawled: crawled.links, findings });
  }
  process.exitCode = findings.length === 0 ? 0 : 1;
}

async function readSite(folder: string, { workFolder }: Workspace): Promise<ExportedSite> {
  const line = stage('read');
  const cached = openCachedNotes(workFolder);
  try {
    const site = await readExportedSite(folder, cached.notesOf);
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

async function crawl(folder: string, site: ExportedSite, { config }: Workspace, { external = false }: CheckLinksFlags) {
  const line = stage('crawl');
  const total = site.pages.length;
  const server = await serveSite({ folder, port: 0 });
  try {
    const result = await crawlSite({
      origin: server.origin,
      start: site.pages.map((page) => page.pathname),
      external,
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

/** Returns the findings that only the crawl made, with the document and field of a link if the notes name them. */
function crawlFindings(crawled: readonly CrawledLink[], known: ReadonlySet<string>, site: ExportedSite): Finding[] {
  const notes = new Map(site.pages.map((page) => [page.pathname, page.notes]));
  return crawled
    .filter(({ href }) => !known.has(withoutQuery(href)))
    .map(({ href, status, parents }) => {
      const link = parents.flatMap((parent) => notes.get(parent)?.links ?? []).find((each) => each.href === href);
      return {
        ...verdict(href, status),
        severity: 'error',
        pathnames: parents.length > 0 ? parents : [href],
        ...(link?.from && { document: link.from }),
      };
    });
}

function withoutQuery(href: string): string {
  return href.replace(/\?[^#]*/, '');
}

function verdict(href: string, status: number | undefined): Pick<Finding, 'code' | 'message' | 'hint'> {
  if (!href.startsWith('/')) {
    const message = answerText(href, status);
    return {
      code: 'external-link',
      message,
      hint: 'Check again later. If the answer stays the same, change the link.',
    };
  }
  const hint =
    'Only the crawl found this link: it may be in a file that is not a page, such as a style sheet or a sitemap.';
  if (href.includes('#'))
    return { code: 'broken-fragment', message: `The page of ${href} has no element with that id.`, hint };
  return { code: 'broken-link', message: answerText(href, status), hint };
}

function answerText(href: string, status: number | undefined): string {
  return status === undefined ? `${href} does not answer.` : `${href} answers with the status ${status}.`;
}
