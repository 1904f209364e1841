import { hash } from 'node:crypto';
import { scriptJson } from '../../rules/html.ts';
import { pageDataPathname } from '../../rules/pathname.ts';
import type { Route } from '../../rules/route.ts';
import type { HeadData } from '../../templates/head.ts';
import type { FileContent } from '../store-file.ts';
import type { Notebook } from './notebook.ts';

/** A page, rendered. */
export interface RenderedPage {
  readonly route: Route;
  readonly html: string;
  readonly head: HeadData;
  /** The page's own part, with the drawings of its icons. */
  readonly main: string;
  readonly styles: string;
  /** Names of the islands in `main`. */
  readonly islands: ReadonlySet<string>;
  readonly notes: Pick<Notebook, 'apart' | 'drawings'>;
}

/**
 * The files of a page, the document first: its data in Gatsby's layout, and what many pages share under a hash (`sq/d`):
 * their styles, and the content of islands that stands apart.
 */
export function pageFiles(page: RenderedPage, site: { pathPrefix: string; compilationHash: string }): FileContent[] {
  const { route, html, head, main, styles, islands, notes } = page;
  const styleHash = hash('sha256', styles).slice(0, 10);
  const data = {
    componentChunkName: route.type,
    path: route.pathname,
    ...(route.isWildcard && { matchPath: `${route.pathname}/*` }),
    webpackCompilationHash: site.compilationHash,
    staticQueryHashes: [styleHash],
    result: { head, main, islands: [...islands] },
  };
  return [
    { path: `${route.pathname.slice(1)}/index.html`, content: html, cache: 'revalidate' },
    { path: inRoot(pageDataPathname(site.pathPrefix, route.pathname)), content: scriptJson(data), cache: 'revalidate' },
    shared(`${site.pathPrefix}/page-data/sq/d/${styleHash}.json`, scriptJson({ data: { styles } })),
    ...Array.from(notes.apart, ([pathname, content]) => shared(pathname, scriptJson({ data: content }))),
    ...Array.from(notes.drawings, ([pathname, svg]) => shared(pathname, svg)),
  ];
}

function shared(pathname: string, content: string): FileContent {
  return { path: inRoot(pathname), content, cache: 'immutable' };
}

function inRoot(pathname: string): string {
  return pathname.slice(1);
}
