import type { SiteConfig } from '../../../config/schema.ts';
import { xlsxOf } from '../../islands/kit/spreadsheet/xlsx.ts';
import { type PageData, type ShellData, type StylesData, sharedDataPathname } from '../../rules/page-data.ts';
import { pageDataPathname } from '../../rules/pathname.ts';
import { pageFileOf } from '../../site/page-file.ts';
import type { Route } from '../../site/route.ts';
import { headMarkup, structuredDataMarkup } from '../../templates/document.ts';
import type { HeadData } from '../../templates/head.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { type FileContent, storeFile } from '../output/store-file.ts';
import { memoize } from './memoize.ts';
import type { NotesCollector } from './notes-collector.ts';
import type { RenderedShell } from './render-shell.tsx';
import type { SelectedStyles } from './style-selection.ts';

/** A rendered page, before its files are stored. */
export interface RenderedPage {
  readonly route: Route;
  /** The bytes of the HTML document. */
  readonly html: Uint8Array;
  readonly head: HeadData;
  /** Markup of the page without its shell, with the drawings of its icons. */
  readonly main: string;
  readonly shell: Pick<RenderedShell, 'name' | 'html' | 'banner'>;
  /** The id of the partner whose integration the page presents. Undefined on all other pages. */
  readonly partner: string | undefined;
  readonly styles: SelectedStyles;
  /** The origins of images and frames that the page's Content-Security-Policy allows in addition to the site's own. */
  readonly sources: readonly string[];
  readonly notes: Pick<NotesCollector, 'deferred' | 'drawings' | 'data' | 'workbooks'>;
}

/** The contents of a page's files. */
export interface PageFiles {
  /** The HTML document. */
  readonly page: FileContent;
  /** The page data. */
  readonly data: FileContent;
  readonly shared: readonly SharedFile[];
}

/**
 * A file that many pages share. Its name is a hash of what it contains, so that it needs to be made for one page only.
 */
export interface SharedFile {
  readonly pathname: string;
  content(): string | Promise<Uint8Array>;
}

/** The values that all pages of a site have in common. */
export interface PageFilesSite extends Pick<SiteConfig, 'pathPrefix' | 'trailingSlash'> {
  readonly compilationHash: string;
}

/**
 * Makes the contents of a page's files: the HTML document, its page data in Gatsby's format, and the files that many
 * pages share, which are named by a hash: styles, shells, the content of deferred islands, drawings, spreadsheets.
 */
export function pageFiles(page: RenderedPage, site: PageFilesSite): PageFiles {
  const { route, html, shell, styles, notes } = page;
  const styleHash = styles.version.slice(0, 10);
  const sharedData = (name: string, data: StylesData | ShellData): SharedFile => ({
    pathname: sharedDataPathname(site.pathPrefix, name),
    content: () => JSON.stringify({ data }),
  });
  const data = JSON.stringify(pageData(page, styleHash, site.compilationHash));
  return {
    page: { path: pageFileOf(route.pathname, site.trailingSlash), content: html, cache: 'revalidate' },
    data: { path: inRoot(pageDataPathname(site.pathPrefix, route.pathname)), content: data, cache: 'revalidate' },
    shared: [
      sharedData(styleHash, { styles: styles.css }),
      sharedData(shell.name, { html: shell.html }),
      ...filesOf(notes.deferred, (content) => JSON.stringify({ data: content })),
      ...filesOf(notes.data, (content) => content),
      ...filesOf(notes.drawings, (svg) => svg),
      ...filesOf(notes.workbooks, xlsxOf),
    ],
  };
}

function filesOf<Value>(
  values: ReadonlyMap<string, Value>,
  contentOf: (value: Value) => string | Promise<Uint8Array>,
): SharedFile[] {
  return Array.from(values, ([pathname, value]) => ({ pathname, content: () => contentOf(value) }));
}

/** Creates a function that stores a shared file for the first page that has it. */
export function createSharedFiles(store: Store): (file: SharedFile) => Promise<SiteFile> {
  return memoize(
    ({ pathname }: SharedFile) => pathname,
    async ({ pathname, content }) =>
      storeFile({ path: inRoot(pathname), content: await content(), cache: 'immutable' }, store),
  );
}

function pageData(page: RenderedPage, styles: string, webpackCompilationHash: string): PageData {
  const { route, head, main, shell, sources, partner } = page;
  return {
    componentChunkName: route.type,
    path: route.pathname,
    ...(route.isWildcard && { matchPath: `${route.pathname}/*` }),
    webpackCompilationHash,
    staticQueryHashes: [styles, shell.name],
    result: {
      head: headMarkup(head) + structuredDataMarkup(head),
      banner: shell.banner,
      main,
      styles,
      shell: shell.name,
      sources,
      ...(partner !== undefined && { partner }),
    },
  };
}

function inRoot(pathname: string): string {
  return pathname.slice(1);
}
