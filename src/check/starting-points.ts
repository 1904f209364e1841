/** The addresses at which a crawl begins, and the sitemaps that could not be read. */
export interface StartingPoints {
  /** The file that names each starting address, by address; undefined if the caller named the address. */
  readonly parents: ReadonlyMap<string, string | undefined>;
  readonly broken: readonly { url: string; status: number; state: 'BROKEN'; parent: string }[];
}

interface Site {
  readonly origin: string;
  readonly siteOrigin: string;
}

/**
 * Finds the addresses at which a crawl of the served site begins: the given pathnames, then every page of the sitemaps
 * that robots.txt names.
 */
export async function startingPoints({ start, ...site }: Site & { start: readonly string[] }): Promise<StartingPoints> {
  const parents = new Map<string, string | undefined>(start.map((pathname) => [site.origin + pathname, undefined]));
  const broken: StartingPoints['broken'][number][] = [];
  const robots = await fetch(`${site.origin}/robots.txt`);
  const text = robots.ok ? await robots.text() : '';
  const sitemaps = Array.from(text.matchAll(/^sitemap:\s*(\S+)/gim), ([, url = '']) => served(url, site));
  const queue = sitemaps.map((url) => ({ url, parent: '/robots.txt' }));
  const seen = new Set<string>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { url, parent } = next;
    if (seen.has(url) || !url.startsWith(`${site.origin}/`)) continue;
    seen.add(url);
    const response = await fetch(url);
    if (!response.ok) {
      broken.push({ url, status: response.status, state: 'BROKEN', parent });
      continue;
    }
    const { pages, sitemaps } = parseSitemap(await response.text());
    const self = new URL(url).pathname;
    queue.push(...sitemaps.map((each) => ({ url: served(each, site), parent: self })));
    for (const page of pages) parents.set(served(page, site), parents.get(served(page, site)) ?? self);
  }
  return { parents, broken };
}

function served(url: string, { origin, siteOrigin }: Site): string {
  return url === siteOrigin || url.startsWith(`${siteOrigin}/`) ? origin + url.slice(siteOrigin.length) : url;
}

/**
 * Reads the addresses of a sitemap or of a sitemap index. Both have them in `<loc>`, where only `&amp;` must be
 * unescaped.
 */
function parseSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const urls = Array.from(xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g), ([, url = '']) => url.replaceAll('&amp;', '&'));
  return xml.includes('<sitemapindex') ? { pages: [], sitemaps: urls } : { pages: urls, sitemaps: [] };
}
