import type { Config } from '../../../config/schema.ts';
import type { PublishedRelease } from '../../export/output/published-release.ts';
import type { SiteFile } from '../../export/output/site-file.ts';
import type { Store } from '../../export/output/store.ts';
import { type FileContent, storeFile } from '../../export/output/store-file.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';
import { errorPages } from '../../export/site-files/error-pages.ts';
import { indexPath, patchSearchIndex, planSearchIndexes } from '../../export/site-files/search-indexes.ts';
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
 * and the copies of error pages. Returns undefined if a search index can't be made from the published one.
 */
export async function patchSiteFiles(input: SiteFilesInput): Promise<readonly SiteFile[] | undefined> {
  const indexes = await patchIndexes(input);
  return indexes && [...indexes, ...(await newSitemaps(input)), ...newErrorPages(input)];
}

async function patchIndexes(input: SiteFilesInput): Promise<readonly SiteFile[] | undefined> {
  const contents: FileContent[] = [];
  for (const pages of Map.groupBy(input.pages, ({ route }) => route.locale.code).values()) {
    const reworded = pages.filter(({ before, after }) => !isSame(before.notes.words, after.notes.words));
    const isRelabelled = pages.some(({ before, after }) => !isSame(labelsOf(before), labelsOf(after)));
    if (reworded.length === 0 && !isRelabelled) continue;
    const content = isRelabelled ? replanIndex(pages, input) : await rewordIndex(reworded, input);
    if (!content) return undefined;
    contents.push(content);
  }
  return Promise.all(contents.map((content) => storeFile(content, input.store)));
}

/** The names by which the menus around a page call other pages. */
function labelsOf({ notes }: PageVersions['after']): readonly (readonly [string, string])[] {
  return notes.shellLinks.map(({ href, text }) => [href, text]);
}

/** Makes the index of a locale anew. Returns undefined if not all of its pages were rendered. */
function replanIndex(
  pages: readonly PageVersions[],
  { routes, locales, config }: SiteFilesInput,
): FileContent | undefined {
  const code = pages[0]?.route.locale.code;
  const own = routes.filter((route) => route.locale.code === code);
  if (own.length !== pages.length) return undefined;
  const records = pages.map(({ after }) => after);
  return planSearchIndexes({ routes: own, records, locales, site: config.site })[0];
}

/** Puts the new words of pages into the published index of their locale. */
async function rewordIndex(
  pages: readonly PageVersions[],
  { published, config }: SiteFilesInput,
): Promise<FileContent | undefined> {
  const path = indexPath(pages[0]?.route.locale.urlCode ?? '', config.site);
  const file = published.manifest.files.find((each) => each.path === path);
  const bytes = file && (await published.read(file));
  if (!bytes) return undefined;
  const words = pages.map(({ route, before, after }) => ({
    route,
    before: before.notes.words,
    after: after.notes.words,
  }));
  const content = patchSearchIndex(bytes, words, config.site);
  return content === undefined ? undefined : { path, content, cache: 'revalidate' };
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
