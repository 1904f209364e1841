import type { ServedSite } from './served-site.ts';

/** The paths at which a crawl begins, and the sitemaps that could not be read. */
export interface StartingPoints {
  /** The file that names each path; undefined if the caller named it. */
  readonly parents: ReadonlyMap<string, string | undefined>;
  readonly broken: readonly { readonly href: string; readonly status: number | undefined; readonly parent: string }[];
}

/**
 * Finds the addresses at which a crawl of the served site begins: the given pathnames, then every page of the sitemaps
 * that robots.txt names.
 */
export async function startingPoints(site: ServedSite, start: readonly string[]): Promise<StartingPoints> {
  const parents = new Map<string, string | undefined>(start.map((pathname) => [pathname, undefined]));
  const broken: StartingPoints['broken'][number][] = [];
  const robots = await site.get('/robots.txt');
  const text = robots.type === 'content' ? robots.text : '';
  const named = Array.from(text.matchAll(/^sitemap:\s*(\S+)/gim), ([, url = '']) => url);
  const queue = named.flatMap((url) => sitemapAt(url, '/robots.txt', site));
  const seen = new Set<string>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, parent } = next;
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await site.get(path);
    if (answer.type !== 'content' || answer.status >= 300) {
      broken.push({ href: path, status: answer.type === 'content' ? answer.status : undefined, parent });
      continue;
    }
    const { pages, sitemaps } = parseSitemap(answer.text);
    queue.push(...sitemaps.flatMap((url) => sitemapAt(url, path, site)));
    for (const page of pages) {
      const own = site.resolve(page, path);
      if (own.startsWith('/')) parents.set(own, parents.get(own) ?? path);
    }
  }
  return { parents, broken };
}

function sitemapAt(url: string, parent: string, site: ServedSite): { path: string; parent: string }[] {
  const path = site.resolve(url, parent);
  return path.startsWith('/') ? [{ path, parent }] : [];
}

/**
 * Reads the addresses of a sitemap or of a sitemap index. Both have them in `<loc>`, where only `&amp;` must be
 * unescaped.
 */
function parseSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const urls = Array.from(xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g), ([, url = '']) => url.replaceAll('&amp;', '&'));
  return xml.includes('<sitemapindex') ? { pages: [], sitemaps: urls } : { pages: urls, sitemaps: [] };
}
