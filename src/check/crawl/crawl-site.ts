import pLimit from 'p-limit';
import { byText } from '../../site/by-text.ts';
import { hasFragment } from '../fragments.ts';
import type { LinkState } from './link-state.ts';
import { readPage, readStyles } from './references.ts';
import { openServedSite, type ServedSite } from './served-site.ts';
import { type StartingPoints, startingPoints } from './starting-points.ts';

/** An address that the crawl found, with all pages that refer to it. */
export interface CrawledLink {
  /** A path for the site's own addresses (`/helios/en/pricing#plans`), a URL for others. */
  readonly href: string;
  /** The HTTP status. Undefined if nothing answered, or if no request was sent. */
  readonly status: number | undefined;
  /** `skipped`: the crawl did not request the address: it is on another host, no web address, or left out. */
  readonly state: LinkState;
  /**
   * Pathnames of the pages that refer to the address; `/robots.txt` or a sitemap if only they name it. Empty for a
   * starting point to which no page leads.
   */
  readonly parents: readonly string[];
}

export interface CrawlProgress {
  /** Number of pages that were read. */
  readonly pages: number;
  /** Number of addresses of the site that were requested. */
  readonly addresses: number;
}

export interface CrawlOptions {
  /** Origin at which the site is served for this crawl: `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** Pathnames at which the crawl begins, in addition to those in the sitemaps that robots.txt names. */
  readonly start: readonly string[];
  /**
   * Origin of the published site. Its absolute addresses (canonical, hreflang, sitemap) are requested from `origin`
   * instead.
   */
  readonly siteOrigin: string;
  /** True for the address of a page that is not in this export on purpose. The crawl does not request it. */
  readonly isLeftOut?: (path: string) => boolean;
  readonly onProgress?: (progress: CrawlProgress) => void;
}

export interface Crawl {
  /**
   * One entry for each address, in alphabetical order. An address with a fragment has an entry of its own only if the
   * fragment is broken.
   */
  readonly links: readonly CrawledLink[];
  readonly broken: readonly CrawledLink[];
  /** Number of pages that were read. */
  readonly pages: number;
}

/**
 * Follows all links of a served site as a browser would, without knowledge of how the site was made. The result can be
 * compared with that of `checkLinks`.
 */
export async function crawlSite({ origin, siteOrigin, start, ...options }: CrawlOptions): Promise<Crawl> {
  using site = openServedSite({ origin, siteOrigin });
  const points = await startingPoints(site, start);
  const { visits, references, pages } = await visitAll(site, [...points.parents.keys()], options);
  const links = [
    ...addressLinks({ visits, references, points }),
    ...fragmentLinks(visits, references),
    ...points.broken.map(({ href, status, parent }) => ({ href, status, state: 'broken' as const, parents: [parent] })),
  ].sort(byText(({ href }) => href));
  return { links, broken: links.filter(({ state }) => state === 'broken'), pages };
}

/** The number of requests at a time. */
const concurrency = 16;

/** The outcome of a request. */
interface Visit extends Pick<CrawledLink, 'state' | 'status'> {
  /** The ids of the page at which the address ends. Undefined if that is no page. */
  readonly ids: ReadonlySet<string> | undefined;
}

interface Visits {
  /** The outcomes by the paths that were requested. */
  readonly visits: ReadonlyMap<string, Visit>;
  /** The pages and files that refer to each address, by the address with its fragment. */
  readonly references: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Requests the paths, then everything to which their pages refer, until nothing new is found. */
async function visitAll(
  site: ServedSite,
  start: readonly string[],
  { isLeftOut = () => false, onProgress }: Pick<CrawlOptions, 'isLeftOut' | 'onProgress'>,
): Promise<Visits & { readonly pages: number }> {
  const visits = new Map<string, Visit>();
  const references = new Map<string, Set<string>>();
  let pages = 0;
  const visit = async (path: string) => {
    const found = isLeftOut(path) ? leftOut : await visitAt(path, site);
    visits.set(path, found.visit);
    for (const href of found.references) references.set(href, (references.get(href) ?? new Set()).add(path));
    if (found.isPage) pages += 1;
    onProgress?.({ pages, addresses: visits.size });
    return found.next;
  };
  const limit = pLimit(concurrency);
  let wave: readonly string[] = start;
  while (wave.length > 0) {
    const found = await Promise.all(wave.map((path) => limit(visit, path)));
    wave = [...new Set(found.flat())].filter((path) => !visits.has(path));
  }
  return { visits, references, pages };
}

interface Found {
  readonly visit: Visit;
  readonly isPage: boolean;
  /**
   * The addresses to which the page or style sheet refers. Empty after a redirect, because its target is requested
   * separately.
   */
  readonly references: readonly string[];
  /** The paths to request next. */
  readonly next: readonly string[];
}

const skipped: Visit = { state: 'skipped', status: undefined, ids: undefined };
const leftOut: Found = { visit: skipped, isPage: false, references: [], next: [] };

async function visitAt(path: string, site: ServedSite): Promise<Found> {
  const answer = await site.get(path);
  if (answer.type === 'elsewhere') return leftOut;
  if (answer.type === 'silent') return { ...leftOut, visit: { ...skipped, state: 'broken' } };
  const { status, contentType, text } = answer;
  const isSound = status >= 200 && status < 300;
  const page = isSound && contentType.startsWith('text/html') ? readPage(text) : undefined;
  const visit: Visit = { state: isSound ? 'ok' : 'broken', status, ids: page && new Set(page.ids) };
  if (answer.path !== path) return { visit, isPage: false, references: [], next: isSound ? [answer.path] : [] };
  const references = page?.references ?? (contentType.startsWith('text/css') ? readStyles(text) : []);
  const hrefs = [...new Set(references.map(createResolver(site, path, page?.base)))];
  return { visit, isPage: page !== undefined, references: hrefs, next: hrefs.filter(isOwn).map(withoutFragment) };
}

/** Creates the function that turns a reference into a path of the site or a URL. A text that is neither stays as it is. */
function createResolver(site: ServedSite, path: string, base = ''): (reference: string) => string {
  return (reference) => {
    try {
      return site.resolve(reference, site.resolve(base, path));
    } catch {
      return reference;
    }
  };
}

function isOwn(href: string): boolean {
  return href.startsWith('/');
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/s, '');
}

/** One entry for each address without its fragment, and for each reference to another site with it. */
function addressLinks({ visits, references, points }: Visits & { readonly points: StartingPoints }): CrawledLink[] {
  const parents = new Map<string, Set<string>>();
  for (const path of visits.keys()) {
    const named = points.parents.get(path);
    parents.set(path, new Set(named === undefined ? [] : [named]));
  }
  for (const [href, pages] of references) {
    const address = isOwn(href) ? withoutFragment(href) : href;
    parents.set(address, new Set([...(parents.get(address) ?? []), ...pages]));
  }
  return Array.from(parents, ([href, pages]) => {
    const { state, status } = visits.get(href) ?? (URL.canParse(href) ? skipped : { ...skipped, state: 'broken' });
    return { href, status, state, parents: [...pages].sort() };
  });
}

/** One entry for each fragment that its page does not have. The fragments of addresses that are broken are left out. */
function fragmentLinks(visits: ReadonlyMap<string, Visit>, references: Visits['references']): CrawledLink[] {
  return Array.from(references).flatMap(([href, parents]) => {
    const path = withoutFragment(href);
    const { ids, status } = visits.get(path) ?? skipped;
    if (!ids || hasFragment(ids, href.slice(path.length))) return [];
    return [{ href, status, state: 'broken' as const, parents: [...parents].sort() }];
  });
}
