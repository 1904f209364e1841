import { applyTrailingSlash } from '../../rules/pathname.ts';
import type { PolicySources } from '../../rules/privacy/vendor.ts';
import { type PageFacts, readPageFacts } from '../../site/page-facts.ts';
import { pageWords } from '../../site/page-words.ts';
import { vendorSources } from '../../site/privacy/vendors.ts';
import type { Route } from '../../site/route.ts';
import { composeBody, renderDocument, withIcons } from '../../templates/document.ts';
import { PageBody } from '../../templates/PageBody.tsx';
import { PageProvider } from '../../templates/page-context.ts';
import { pageHead } from '../../templates/page-head.ts';
import { type PageComponents, type PageDocument, pageTypes } from '../../templates/registry.ts';
import { shellKindOf } from '../../templates/Shell.tsx';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import { captchaSources, contentSecurityPolicy } from './content-security-policy.ts';
import { createPageContext, type RenderScope } from './create-page-context.ts';
import { createNotesCollector, mergeNotes, type NotesCollector } from './notes-collector.ts';
import { createSharedFiles, pageFiles } from './page-files.ts';
import type { PageNotes } from './page-notes.ts';
import type { PageRecord } from './page-record.ts';
import { hashReads, type ReadHash } from './reads.ts';
import { createShellRenderer, markCurrent, type RenderedShell } from './render-shell.tsx';
import type { PageAssets } from './renderer.ts';
import { staticMarkup } from './static-markup.ts';
import { createStyleFinder, type SelectedStyles, type StyleSelection } from './style-selection.ts';

export interface PageRendererInput {
  readonly scope: RenderScope;
  readonly components: PageComponents;
  readonly assets: PageAssets;
  readonly stylesOf: (selection: StyleSelection) => SelectedStyles;
  readonly readHash: ReadHash;
  readonly store: Store;
}

/** A page as it was just rendered. Its files are in the store. */
export interface NewPage {
  readonly record: PageRecord;
  /** The bytes of the HTML document. */
  readonly html: Buffer;
  readonly facts: PageFacts;
  readonly document: PageDocument;
}

/**
 * Creates a function that renders a route and stores its files: the HTML document, its page data, and the files that it
 * shares with other pages.
 */
export function createPageRenderer(input: PageRendererInput): (route: Route) => Promise<NewPage> {
  const shellOf = createShellRenderer(input.scope);
  const findStyles = createStyleFinder(input.assets.fonts);
  const storeShared = createSharedFiles(input.store);
  return async (route) => {
    const document = documentOf(route, input.scope);
    const { main, head, kind, notes } = renderParts(route, document, input);
    const shell = shellOf(route, kind);
    const joined = mergeNotes(shell.notes, notes);
    const own = withOwnIcons(main, shell, notes);
    const href = applyTrailingSlash(route.pathname, input.scope.config.site.trailingSlash);
    const body = composeBody(markCurrent(shell.markup, href), { banner: shell.banner, page: own });
    const { selection, subsets } = findStyles({
      lang: route.locale.htmlLang,
      shared: [shell.html, shell.banner],
      own,
      deferred: joined.deferred,
    });
    joined.reads.add({ kind: 'styles', selection });
    const styles = input.stylesOf(selection);
    const fonts = subsets.map((subset) => input.assets.fonts.parts[subset].pathname);
    const sources = sourcesOf(joined, input.scope.config);
    const csp = policyFor(styles.digest, sources, input);
    const partner = partnerOf(document);
    const markup = renderDocument({
      ...partsOf(input),
      head,
      body,
      shell: shell.name,
      partner,
      styles: styles.css,
      fonts,
      csp,
    });
    const html = Buffer.from(markup);
    const page = {
      route,
      html,
      head,
      main: own,
      shell,
      partner,
      styles,
      // Sources of the captcha and of vendors are left out: all pages of a site have the same.
      sources: [...sources.imageOrigins, ...sources.frameOrigins],
      notes: joined,
    };
    const files = pageFiles(page, { ...input.scope.config.site, compilationHash: input.assets.hash });
    const facts = readPageFacts(markup);
    const record = {
      pathname: route.pathname,
      page: await storeFile(files.page, input.store),
      companions: [await storeFile(files.data, input.store), ...(await Promise.all(files.shared.map(storeShared)))],
      notes: closeNotes(joined, facts, route, input),
    };
    return { record, html, facts, document };
  };
}

function documentOf(route: Route, { reader }: RenderScope): PageDocument {
  const document = reader.beginPage(route.documentId);
  if (document && isPage(document)) return document;
  throw new Error(`The type "${route.type}" has a route but no page component in src/templates/registry.ts.`);
}

/** The id of the partner whose integration a document presents. Undefined for documents of other types. */
function partnerOf(document: PageDocument): string | undefined {
  return document.type === 'integration' ? (document.data.partner_id ?? undefined) : undefined;
}

function isPage(document: { readonly type: string }): document is PageDocument {
  return (pageTypes as readonly string[]).includes(document.type);
}

function renderParts(route: Route, document: PageDocument, { scope, components, assets }: PageRendererInput) {
  const notes = createNotesCollector();
  notes.reads.add({ kind: 'document', id: route.documentId });
  notes.reads.add({ kind: 'code', part: `page:${document.type}` });
  const page = createPageContext(route, scope, notes);
  const main = staticMarkup(
    <PageProvider value={page}>
      <PageBody document={document} components={components} />
    </PageProvider>,
  );
  const head = pageHead(page, document, { logo: assets.icons['icon-512.png'] ?? '' });
  return { main, head, kind: shellKindOf(page, document), notes };
}

/** Adds the drawings of icons to the page's own part, including those in deferred islands. */
function withOwnIcons(main: string, { icons, banner }: RenderedShell, { deferred }: NotesCollector): string {
  const inDeferred = Array.from(deferred.values(), ({ html }) => html).join('');
  return withIcons(main, icons, banner + inDeferred);
}

function partsOf({ assets }: PageRendererInput) {
  const {
    'favicon.svg': svg = '',
    'apple-touch-icon.png': touch = '',
    'site.webmanifest': manifest = '',
  } = assets.icons;
  return { script: assets.boot, icons: { svg, touch, manifest } };
}

interface Sources {
  readonly imageOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  readonly vendors: readonly PolicySources[];
}

/** Sources, in addition to the site's own, of images, players, the captcha and the site's vendors. */
function sourcesOf({ images, frames }: NotesCollector, config: RenderScope['config']): Sources {
  const { images: delivery, captcha, vendors } = config;
  const imageOrigins = delivery.mode === 'imgix' ? images.map(({ url }) => new URL(url).origin) : [];
  return {
    imageOrigins: [...new Set(imageOrigins)].sort(),
    frameOrigins: [...frames].sort(),
    vendors: [...captchaSources(captcha), ...vendorSources(vendors)],
  };
}

function policyFor(style: string, sources: Sources, { scope }: PageRendererInput): string {
  return contentSecurityPolicy({ style, formOrigins: [scope.config.site.appOrigin], ...sources });
}

function closeNotes(
  notes: NotesCollector,
  facts: PageFacts,
  { pathname }: Route,
  { scope, readHash }: PageRendererInput,
): PageNotes {
  const { links, ids, words } = copyOf({ ...facts, words: pageWords(facts, scope.config.site.name) });
  const noted = new Set(notes.links.map((link) => link.href));
  // Links that templates make themselves: the brand mark, breadcrumbs, other locales, the skip link.
  const own = links.filter((link) => !noted.has(link.href)).map((link) => ({ ...link, from: undefined }));
  return {
    reads: hashReads(notes.reads, readHash),
    links: [...notes.links, ...own],
    images: notes.images,
    files: notes.files,
    ids,
    islands: [...notes.islands],
    words,
    // Findings of a shell count for each page that has the shell.
    findings: notes.findings.map((finding) => ({ ...finding, pathnames: [pathname] })),
  };
}

/** The parts of a page's markup that its notes keep. */
type Kept = Pick<PageFacts, 'links' | 'ids'> & Pick<PageNotes, 'words'>;

/** Copies the parser's strings, which are views into the page: they would retain all of the page's markup in memory. */
function copyOf({ links, ids, words }: Kept): Kept {
  return JSON.parse(JSON.stringify({ links, ids, words }));
}
