import type { Config } from '../../../config/schema.ts';
import type { PublishedRelease } from '../../export/output/published-release.ts';
import type { SiteFile } from '../../export/output/site-file.ts';
import type { Store } from '../../export/output/store.ts';
import { storeFile } from '../../export/output/store-file.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';
import { errorPages } from '../../export/site-files/error-pages.ts';
import { indexPath, patchSearchIndex } from '../../export/site-files/search-indexes.ts';
import { formatSitemaps } from '../../export/site-files/sitemaps.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';

export interface SiteFilesInput {
  readonly published: PublishedRelease;
  readonly pages: readonly PageVersions[];
  /** The routes of the export: all routes of the plan, or those of a part of the site. */
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
  readonly config: Config;
  readonly store: Store;
}

/**
 * Stores the files of the site that change with pages and with the dates of their documents: search indexes, sitemaps,
 * and the copies of error pages. Returns undefined if a published search index can't be read.
 */
export async function patchSiteFiles(input: SiteFilesInput): Promise<readonly SiteFile[] | undefined> {
  const indexes = await patchIndexes(input);
  return indexes && [...indexes, ...(await newSitemaps(input)), ...newErrorPages(input)];
}

async function patchIndexes(input: SiteFilesInput): Promise<readonly SiteFile[] | undefined> {
  const { published, pages, config, store } = input;
  const reworded = pages.filter(({ before, after }) => !isSame(before.notes.words, after.notes.words));
  const stored: SiteFile[] = [];
  for (const [urlCode, own] of Map.groupBy(reworded, ({ route }) => route.locale.urlCode)) {
    const path = indexPath(urlCode, config.site);
    const file = published.manifest.files.find((each) => each.path === path);
    const bytes = file && (await published.read(file));
    if (!bytes) return undefined;
    const words = own.map(({ route, after }) => ({ route, words: after.notes.words }));
    const content = patchSearchIndex(Buffer.from(bytes).toString(), words, config.site);
    stored.push(await storeFile({ path, content, cache: 'revalidate' }, store));
  }
  return stored;
}

/** Stores new sitemaps if the date of a page has changed. Otherwise returns an empty list. */
async function newSitemaps({
  published,
  routes,
  locales,
  config,
  store,
}: SiteFilesInput): Promise<readonly SiteFile[]> {
  const dates = new Map(published.manifest.pages.map(({ pathname, lastModified }) => [pathname, lastModified]));
  if (routes.every(({ pathname, lastModified }) => dates.get(pathname) === lastModified)) return [];
  const sitemaps = formatSitemaps(routes, locales, config.site);
  return Promise.all(sitemaps.map(({ path, text }) => storeFile({ path, content: text, cache: 'revalidate' }, store)));
}

function newErrorPages({ pages, config }: SiteFilesInput): readonly SiteFile[] {
  const routes = pages.map(({ route }) => route);
  return errorPages(
    { routes, config },
    pages.map(({ after }) => after),
  );
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
