import type { LinkChecker, LinkResult, LinkState } from 'linkinator';
import { startingPoints } from './starting-points.ts';

/** One address the crawl met, with every page it was met on. */
export interface CrawledLink {
  /** From the root for the site's own (`/helios/en/pricing#plans`), whole for others. */
  readonly href: string;
  /** Undefined if nothing answered, or nobody was asked. */
  readonly status: number | undefined;
  /** `skipped`: not ours to ask, or the host let nobody in who is no browser. */
  readonly state: 'ok' | 'broken' | 'skipped';
  /** Pathnames; `/robots.txt` or a sitemap for what only they name. Empty for a starting point. */
  readonly parents: readonly string[];
}

export interface CrawlProgress {
  readonly pages: number;
  readonly links: number;
}

export interface CrawlOptions {
  /** Where the site is served for this crawl: `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** Pathnames to begin with, beside those in the sitemaps that robots.txt names. */
  readonly start: readonly string[];
  /** Ask other hosts too. */
  readonly external: boolean;
  /** The published site's origin: its absolute addresses (canonical, hreflang, sitemap) are asked of `origin`. */
  readonly siteOrigin: string;
  readonly onProgress?: (progress: CrawlProgress) => void;
}

export interface Crawl {
  /** One entry an address, in the order of the alphabet. */
  readonly links: readonly CrawledLink[];
  readonly broken: readonly CrawledLink[];
  /** How many pages were read. */
  readonly pages: number;
}

/** Reads the site as a visitor's browser would, knowing nothing of how it was made: the witness to `checkLinks`. */
export async function crawlSite({ origin, start, external, siteOrigin, onProgress }: CrawlOptions): Promise<Crawl> {
  const points = await startingPoints({ origin, start, siteOrigin });
  const count = counter(onProgress);
  const inside = await crawlInside({ origin, siteOrigin, urls: [...points.parents.keys()], count });
  const skipped = inside.filter(({ state, url }) => state === 'SKIPPED' && /^https?:/.test(url));
  const outside = external ? await askOthers([...new Set(skipped.map(({ url }) => withoutFragment(url)))], count) : [];
  const met = [...inside, ...outside, ...points.broken];
  const links = gather(met, (url) => points.parents.get(url), origin);
  const broken = links.filter(({ state }) => state === 'broken');
  const missing = new Set(broken.map(({ href }) => href));
  const pages = [...count.read].filter((url) => !missing.has(withoutOrigin(url, origin))).length;
  return { links, broken, pages };
}

interface Counter {
  /** The addresses that answered with a page, the one for what is missing included. */
  readonly read: ReadonlySet<string>;
  listenTo(checker: LinkChecker): void;
}

function counter(onProgress: CrawlOptions['onProgress']): Counter {
  const read = new Set<string>();
  let links = 0;
  return {
    read,
    listenTo(checker) {
      checker.on('pagestart', (url) => read.add(String(url)));
      checker.on('link', () => {
        links += 1;
        onProgress?.({ pages: read.size, links });
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
  // linkinator reads on only below the address it started from, and asks an address but once: a page first met from
  // elsewhere would never be read. Below the root is everything.
  const checker = await createChecker((job) => {
    job.rootPath = `${origin}/`;
  });
  count.listenTo(checker);
  const ours = new Set([new URL(origin).origin, new URL(siteOrigin).origin]);
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
      linksToSkip: async (url) => !ours.has(new URL(url).origin),
    }),
  );
  return links;
}

/** Polite to strangers: few at a time, HEAD before GET, and their wish to be asked later is granted within reason. */
async function askOthers(urls: readonly string[], count: Counter): Promise<readonly LinkResult[]> {
  if (urls.length === 0) return [];
  const checker = await createChecker((job) => {
    job.crawl = false;
  });
  count.listenTo(checker);
  const { links } = await checker.check({
    path: [...urls],
    redirects: 'allow',
    concurrency: 8,
    timeout: 15_000,
    retry: true,
    // Still too many requests after waiting: no verdict, rather than a wrong one.
    statusCodes: { '429': 'skip' },
  });
  return links;
}

type Job = Parameters<LinkChecker['crawl']>[0];

/** A host that asks for more patience than this, or again and again, is left in peace. */
const maxWait = { seconds: 60, times: 2 };

/** Loaded only when a crawl begins: it brings thirty packages along. */
async function createChecker(adjust: (job: Job) => void): Promise<LinkChecker> {
  const { LinkChecker } = await import('linkinator');
  const waits = new Map<string, number>();
  class Checker extends LinkChecker {
    override crawl(job: Job): Promise<void> {
      adjust(job);
      return super.crawl(job);
    }

    override shouldRetryAfter(response: Parameters<LinkChecker['shouldRetryAfter']>[0], job: Job): boolean {
      const asked = response.headers['retry-after'];
      if (response.status !== 429 || asked === undefined) return false;
      const times = (waits.get(job.url.href) ?? 0) + 1;
      waits.set(job.url.href, times);
      const seconds = Number.isNaN(Number(asked)) ? (Date.parse(asked) - Date.now()) / 1000 : Number(asked);
      return times <= maxWait.times && seconds <= maxWait.seconds && super.shouldRetryAfter(response, job);
    }
  }
  return new Checker();
}

/** Where a proxy is set for the world, linkinator would ask it for this machine's own addresses too. */
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

type Met = Pick<LinkResult, 'url' | 'status' | 'parent'> & { readonly state: `${LinkState}` };

/** One entry an address: linkinator tells a broken one once for each page, the others once. The gravest state counts. */
function gather(results: readonly Met[], parentOf: (url: string) => string | undefined, origin: string): CrawledLink[] {
  const gathered = new Map<string, { link: Omit<CrawledLink, 'parents'>; parents: Set<string> }>();
  for (const { url, status, state: told, parent } of results) {
    const href = withoutOrigin(url, origin);
    const state = states[told];
    const entry = gathered.get(href) ?? { link: { href, status, state }, parents: new Set() };
    if (weights[state] > weights[entry.link.state]) entry.link = { href, status: status || undefined, state };
    const from = parent === undefined ? parentOf(url) : withoutOrigin(parent, origin);
    if (from !== undefined && from !== '') entry.parents.add(from);
    gathered.set(href, entry);
  }
  // Where something is missing, the page that says so is met: its links are those of the other pages.
  const isMissing = (href: string) => gathered.get(href)?.link.state === 'broken';
  return [...gathered.values()]
    .map(({ link, parents }) => ({
      ...link,
      status: link.status || undefined,
      parents: [...parents].filter((parent) => !isMissing(parent)).sort(),
    }))
    .sort((a, b) => (a.href < b.href ? -1 : 1));
}

function withoutOrigin(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}
