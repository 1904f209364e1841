import type { SiteConfig } from '../../../config/schema.ts';
import { type PageData, type ShellData, type StylesData, sharedDataPathname } from '../../rules/page-data.ts';
import { pageDataPathname } from '../../rules/pathname.ts';
import { pageFileOf } from '../../site/page-file.ts';
import type { Route } from '../../site/route.ts';
import { headMarkup } from '../../templates/document.ts';
import type { HeadData } from '../../templates/head.ts';
import type { FileContent } from '../output/store-file.ts';
import type { NotesCollector } from './notes-collector.ts';
import type { RenderedShell } from './render-shell.tsx';
import type { SelectedStyles } from './style-selection.ts';

/** A rendered page, before its files are stored. */
export interface RenderedPage {
  readonly route: Route;
  readonly html: string;
  readonly head: HeadData;
  /** Markup of the page without its shell, with the drawings of its icons. */
  readonly main: string;
  readonly shell: Pick<RenderedShell, 'name' | 'html' | 'banner'>;
  /** The id of the partner whose integration the page presents. Undefined on all other pages. */
  readonly partner: string | undefined;
  readonly styles: SelectedStyles;
  /** Origins that the page's policy allows in addition to the site's own. */
  readonly sources: readonly string[];
  readonly notes: Pick<NotesCollector, 'deferred' | 'drawings' | 'data'>;
}

/** The contents of a page's files. */
export interface PageFiles {
  readonly page: FileContent;
  readonly companions: readonly FileContent[];
}

/** The values that all pages of a site have in common. */
export interface PageFilesSite extends Pick<SiteConfig, 'pathPrefix' | 'trailingSlash'> {
  readonly compilationHash: string;
}

/**
 * The contents of a page's files: the HTML document, its page data in Gatsby's layout, and files under `sq/d` that many
 * pages share, named by hash: styles, shells, and the content of deferred islands.
 */
export function pageFiles(page: RenderedPage, site: PageFilesSite): PageFiles {
  const { route, html, shell, styles, notes } = page;
  const styleHash = styles.version.slice(0, 10);
  const sharedData = (name: string, data: StylesData | ShellData) =>
    shared(sharedDataPathname(site.pathPrefix, name), JSON.stringify({ data }));
  const dataPathname = pageDataPathname(site.pathPrefix, route.pathname);
  const data = pageData(page, styleHash, site.compilationHash);
  const companions: FileContent[] = [
    { path: inRoot(dataPathname), content: JSON.stringify(data), cache: 'revalidate' },
    sharedData(styleHash, { styles: styles.css }),
    sharedData(shell.name, { html: shell.html }),
    ...Array.from(notes.deferred, ([pathname, content]) => shared(pathname, JSON.stringify({ data: content }))),
    ...Array.from(notes.data, ([pathname, content]) => shared(pathname, content)),
    ...Array.from(notes.drawings, ([pathname, svg]) => shared(pathname, svg)),
  ];
  const path = pageFileOf(route.pathname, site.trailingSlash);
  return { page: { path, content: html, cache: 'revalidate' }, companions };
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
      head: headMarkup(head),
      banner: shell.banner,
      main,
      styles,
      shell: shell.name,
      sources,
      ...(partner !== undefined && { partner }),
    },
  };
}

function shared(pathname: string, content: string): FileContent {
  return { path: inRoot(pathname), content, cache: 'immutable' };
}

function inRoot(pathname: string): string {
  return pathname.slice(1);
}
