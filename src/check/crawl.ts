import type { LinkChecker, LinkResult, LinkState } from 'linkinator';
import { byText } from '../site/by-text.ts';
import { createChecker } from './link-checker.ts';
import { startingPoints } from './starting-points.ts';

export const linkStates = ['ok', 'broken', 'skipped'] as const;

/** An address that the crawl found, with all pages that refer to it. */
export interface CrawledLink {
  /** A path for the site's own addresses (`/helios/en/pricing#plans`), a URL for others. */
  readonly href: string;
  /** The HTTP status. Undefined if nothing answered, or if no request was sent. */
  readonly status: number | undefined;
  /** `skipped`: the crawl did not request the address, because it is on another host or is no web address. */
  readonly state: (typeof linkStates)[number];
  /**
   * Pathnames of the pages that refer to the address; `/robots.txt` or a sitemap if only they name it. Empty for a
   * starting point.
   */
  readonly parents: readonly string[];
}

export interface CrawlProgress {
  /** Number of pages that were read. */
  readonly pages: number;
  /** Number of addresses to which links lead, each counted once. */
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
  readonly onProgress?: (progress: CrawlProgress) => void;
}

export interface Crawl {
  /** One entry for each address, in alphabetical order. */
  readonly links: readonly CrawledLink[];
  readonly broken: readonly CrawledLink[];
  /** Number of pages that were read. */
  readonly pages: number;
}

/**
 * Follows all links of a served site as a browser would, without knowledge of how the site was made. The result can be
 * compared with that of `checkLinks`.
 */
export async function crawlSite({ origin, start, siteOrigin, onProgress }: CrawlOptions): Promise<Crawl> {
  const points = await startingPoints({ origin, start, siteOrigin });
  const count = counter(onProgress);
  const inside = await crawlInside({ origin, siteOrigin, urls: [...points.parents.keys()], count });
  const found = [...inside, ...points.broken];
  const links = gather(found, (url) => points.parents.get(url), origin);
  const broken = links.filter(({ state }) => state === 'broken');
  const missing = new Set(broken.map(({ href }) => href));
  const pages = [...count.read].filter((url) => !missing.has(withoutOrigin(url, origin))).length;
  return { links, broken, pages };
}

interface Counter {
  /** The addresses that answered with a page, including the 404 page. */
  readonly read: ReadonlySet<string>;
  listenTo(checker: LinkChecker): void;
}

function counter(onProgress: CrawlOptions['onProgress']): Counter {
  const read = new Set<string>();
  const addresses = new Set<string>();
  return {
    read,
    listenTo(checker) {
      checker.on('pagestart', (url) => read.add(String(url)));
      checker.on('link', ({ url }) => {
        addresses.add(url);
        onProgress?.({ pages: read.size, addresses: addresses.size });
      });
    },
  };
}

interface InsideOptions {
  readonly origin: string;
  readonly siteOrigin: string;
  readonly urls: readonly string[];
  readonly count: Counter;
}

async function crawlInside({ origin, siteOrigin, urls, count }: InsideOptions): Promise<readonly LinkResult[]> {
  // linkinator reads only pages below the starting address that led to them, and requests each address once: a page
  // first found from a starting address elsewhere would never be read. With the root as `rootPath`, all pages are below
  // it.
  const checker = await createChecker({
    adjust(job) {
      job.rootPath = `${origin}/`;
    },
  });
  count.listenTo(checker);
  const ownOrigins = new Set([new URL(origin).origin, new URL(siteOrigin).origin]);
  const { links } = await withoutProxy(new URL(origin).hostname, () =>
    checker.check({
      path: [...urls],
      recurse: true,
      checkFragments: true,
      checkCss: true,
      redirects: 'allow',
      concurrency: 16,
      timeout: 30_000,
      urlRewriteExpressions: [{ pattern: originPattern(siteOrigin), replacement: `${origin}/` }],
      linksToSkip: async (url) => !ownOrigins.has(new URL(url).origin),
    }),
  );
  return links;
}

/**
 * Runs `work` without a proxy for `hostname`. If the environment names a proxy, linkinator would use it even for this
 * machine's own addresses.
 */
async function withoutProxy<T>(hostname: string, work: () => Promise<T>): Promise<T> {
  const before = process.env.no_proxy;
  process.env.no_proxy = [before ?? process.env.NO_PROXY, hostname].filter(Boolean).join(',');
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.no_proxy;
    else process.env.no_proxy = before;
  }
}

function originPattern(siteOrigin: string): RegExp {
  return new RegExp(`^${new URL(siteOrigin).origin.replaceAll('.', '\\.')}/`);
}

const states = { OK: 'ok', BROKEN: 'broken', SKIPPED: 'skipped' } as const;
const weights = { skipped: 0, ok: 1, broken: 2 } as const;

type FoundLink = Pick<LinkResult, 'url' | 'status' | 'parent'> & { readonly state: `${LinkState}` };

/**
 * Merges the results into one entry for each address, with the worst state. linkinator reports a broken address once
 * for each page, any other address once.
 */
function gather(
  results: readonly FoundLink[],
  parentOf: (url: string) => string | undefined,
  origin: string,
): CrawledLink[] {
  const gathered = new Map<string, { link: Omit<CrawledLink, 'parents'>; parents: Set<string> }>();
  for (const { url, status, state: linkinatorState, parent } of results) {
    const href = withoutOrigin(url, origin);
    const state = states[linkinatorState];
    const entry = gathered.get(href) ?? { link: { href, status, state }, parents: new Set() };
    if (weights[state] > weights[entry.link.state]) entry.link = { href, status: status || undefined, state };
    const from = parent === undefined ? parentOf(url) : withoutOrigin(parent, origin);
    if (from !== undefined && from !== '') entry.parents.add(from);
    gathered.set(href, entry);
  }
  // A broken address answers with the 404 page, whose links linkinator follows. Broken addresses are not listed as
  // parents, because existing pages have the same links.
  const isMissing = (href: string) => gathered.get(href)?.link.state === 'broken';
  return [...gathered.values()]
    .map(({ link, parents }) => ({
      ...link,
      status: link.status || undefined,
      parents: [...parents].filter((parent) => !isMissing(parent)).sort(),
    }))
    .sort(byText(({ href }) => href));
}

function withoutOrigin(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
