import { createHash } from 'node:crypto';
import { scriptJson } from '../../rules/html.ts';
import type { Locale } from '../../rules/locale.ts';
import { applyTrailingSlash, pageDataPathname } from '../../rules/pathname.ts';
import type { Route } from '../../rules/route.ts';
import { renderDocument, withIcons } from '../../templates/document.ts';
import type { HeadData } from '../../templates/head.ts';
import { PageBody } from '../../templates/PageBody.tsx';
import { PageProvider } from '../../templates/page-context.ts';
import { pageHead } from '../../templates/page-head.ts';
import { type PageDocument, pageTypes } from '../../templates/registry.ts';
import { shellKindOf } from '../../templates/Shell.tsx';
import type { SiteFile } from '../site-file.ts';
import type { Store } from '../store.ts';
import { type ApartContent, sharedClassesIn } from './apart-content.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { createPageContext, type RenderScope } from './create-page-context.ts';
import { readMarkup } from './html.ts';
import { joinNotebooks, type Notebook, openNotebook } from './notebook.ts';
import { fontsFor } from './page-fonts.ts';
import type { PageNotes } from './page-notes.ts';
import type { PageRecord } from './page-record.ts';
import { classesIn, stylesFor } from './page-styles.ts';
import { type ReadHash, read } from './reads.ts';
import { createShellRenderer, markCurrent, type RenderedShell } from './render-shell.tsx';
import type { PageAssets } from './renderer.ts';
import { staticMarkup } from './static-markup.ts';

export interface PageRendererInput {
  readonly scope: RenderScope;
  readonly assets: PageAssets;
  readonly readHash: ReadHash;
  readonly store: Store;
}

/** Renders pages into the store: the document, its page data, and the styles it shares with pages like it. */
export function createPageRenderer(input: PageRendererInput): (route: Route) => Promise<PageRecord> {
  const shellOf = createShellRenderer(input.scope);
  const selectStyles = createStyleSelector(input.assets);
  return async (route) => {
    const document = documentOf(route, input.scope);
    const { main, head, kind, notes } = renderParts(route, document, input);
    const shell = shellOf(route, kind);
    const joined = joinNotebooks(shell.notes, notes);
    const apart = [...joined.apart.values()];
    const href = applyTrailingSlash(route.pathname, input.scope.config.site.trailingSlash);
    const body = { ...aroundPage(shell, main, href), apart: apart.map((content) => content.html).join('') };
    const { styles, fonts } = selectStyles(body.top + body.page + body.bottom, apart, route.locale);
    const html = renderDocument({
      ...partsOf(input),
      head,
      body,
      styles,
      fonts,
      csp: policyFor(styles, input, joined),
    });
    const withItsIcons = withIcons(main, body.top + body.bottom + body.apart);
    const data = pageData({ route, head, main: withItsIcons, islands: notes.islands, styles }, input);
    return {
      pathname: route.pathname,
      files: await Promise.all([
        htmlFile(route, html, input.store),
        ...data.map((file) => jsonFile(file, input.store)),
        ...Array.from(joined.apart, ([pathname, content]) =>
          jsonFile({ pathname, value: { data: content } }, input.store),
        ),
        ...Array.from(joined.drawings, ([pathname, svg]) => drawingFile(pathname, svg, input.store)),
      ]),
      notes: closeNotebook(joined, html, route, input.readHash),
    };
  };
}

function documentOf(route: Route, { library }: RenderScope): PageDocument {
  const document = library.byId(route.documentId);
  if (document && isPage(document)) return document;
  throw new Error(`The type "${route.type}" has a route but no page component in src/templates/registry.ts.`);
}

function isPage(document: { readonly type: string }): document is PageDocument {
  return (pageTypes as readonly string[]).includes(document.type);
}

function renderParts(route: Route, document: PageDocument, { scope, assets }: PageRendererInput) {
  const notes = openNotebook();
  notes.reads.add(read.document(route.documentId));
  const page = createPageContext(route, scope, notes);
  const main = staticMarkup(
    <PageProvider value={page}>
      <PageBody document={document} />
    </PageProvider>,
  );
  const head = pageHead(page, document, { logo: assets.icons['icon-512.png'] ?? '' });
  return { main, head, kind: shellKindOf(page, document), notes };
}

function aroundPage(shell: RenderedShell, page: string, href: string) {
  return { top: markCurrent(shell.top, href), page, bottom: markCurrent(shell.bottom, href) };
}

/** Pages of one kind and language use the same classes: their styles are worked out once. */
function createStyleSelector({ styles, fonts }: PageAssets) {
  const known = new Map<string, string>();
  return (body: string, apart: readonly ApartContent[], { htmlLang: lang }: Locale) => {
    // What comes later finds the properties and shared rules it needs on the page.
    const markup = body + apart.map((content) => content.html + content.styles).join('');
    const { preloads, rules } = fontsFor(body, fonts);
    const classes = new Set([...classesIn(body), ...apart.flatMap(sharedClassesIn)]);
    const properties = markup.match(/var\(--[\w-]+/g) ?? [];
    const key = [lang, ...preloads, ...[...classes, ...properties].sort()].join(' ');
    const selected = known.get(key) ?? stylesFor({ classes, markup, lang }, [...rules, ...styles]);
    known.set(key, selected);
    return { styles: selected, fonts: preloads };
  };
}

function partsOf({ assets }: PageRendererInput) {
  const {
    'favicon.svg': svg = '',
    'apple-touch-icon.png': touch = '',
    'site.webmanifest': manifest = '',
  } = assets.icons;
  return { script: assets.boot, icons: { svg, touch, manifest } };
}

function policyFor(style: string, { scope }: PageRendererInput, { images }: Notebook): string {
  const { site, images: delivery } = scope.config;
  const imageOrigins =
    delivery.mode === 'imgix' ? [...new Set(images.map(({ url }) => new URL(url).origin))].sort() : [];
  return contentSecurityPolicy({ style, formOrigins: [site.appOrigin], imageOrigins });
}

interface DataFile {
  readonly pathname: string;
  readonly value: unknown;
}

/** Page data in Gatsby's layout: the page's own, and the styles many pages share under a hash (`sq/d`). */
function pageData(
  page: { route: Route; head: HeadData; main: string; islands: ReadonlySet<string>; styles: string },
  { scope, assets }: PageRendererInput,
): DataFile[] {
  const { route, head, main, islands, styles } = page;
  const { pathPrefix } = scope.config.site;
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 10);
  return [
    {
      pathname: pageDataPathname(pathPrefix, route.pathname),
      value: {
        componentChunkName: route.type,
        path: route.pathname,
        ...(route.isWildcard && { matchPath: `${route.pathname}/*` }),
        webpackCompilationHash: assets.hash,
        staticQueryHashes: [hash],
        result: { head, main, islands: [...islands] },
      },
    },
    { pathname: `${pathPrefix}/page-data/sq/d/${hash}.json`, value: { data: { styles } } },
  ];
}

async function htmlFile(route: Route, html: string, store: Store): Promise<SiteFile> {
  return {
    path: `${route.pathname.slice(1)}/index.html`,
    sha256: await store.put(html),
    bytes: Buffer.byteLength(html),
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
  };
}

async function jsonFile({ pathname, value }: DataFile, store: Store): Promise<SiteFile> {
  const text = scriptJson(value);
  return {
    path: pathname.slice(1),
    sha256: await store.put(text),
    bytes: Buffer.byteLength(text),
    type: 'application/json',
    cache: pathname.includes('/sq/d/') ? 'immutable' : 'revalidate',
  };
}

async function drawingFile(pathname: string, svg: string, store: Store): Promise<SiteFile> {
  return {
    path: pathname.slice(1),
    sha256: await store.put(svg),
    bytes: Buffer.byteLength(svg),
    type: 'image/svg+xml',
    cache: 'immutable',
  };
}

function closeNotebook(notes: Notebook, html: string, { pathname }: Route, readHash: ReadHash): PageNotes {
  const markup = readMarkup(html);
  const noted = new Set(notes.links.map((link) => link.href));
  // What the templates link by themselves: the brand mark, crumbs, other locales, the way past the navigation.
  const own = markup.links.filter((link) => !noted.has(link.href)).map((link) => ({ ...link, from: undefined }));
  return {
    reads: Object.fromEntries([...notes.reads].sort().map((name) => [name, readHash(name)])),
    links: [...notes.links, ...own],
    images: notes.images,
    ids: markup.ids,
    islands: [...notes.islands],
    // The shell's findings are those of each page it stands around.
    findings: notes.findings.map((finding) => ({ ...finding, pathnames: [pathname] })),
  };
}
