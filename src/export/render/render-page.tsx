import { iconOf, iconsIn, renderSprite } from '../../components/sprite.ts';
import { applyTrailingSlash } from '../../rules/pathname.ts';
import type { PolicySources } from '../../rules/privacy/vendor.ts';
import { joinPageFacts, type PageFacts, readPageFacts } from '../../site/page-facts.ts';
import { vendorSources } from '../../site/privacy/vendors.ts';
import type { Route } from '../../site/route.ts';
import { bodyParts, documentFrame, textOfParts } from '../../templates/document.ts';
import { PageBody } from '../../templates/PageBody.tsx';
import { PageProvider } from '../../templates/page-context.ts';
import { pageHead } from '../../templates/page-head.ts';
import { type PageComponents, type PageDocument, pageTypes } from '../../templates/registry.ts';
import { shellKindOf } from '../../templates/Shell.tsx';
import { renderWith, type StaticMarkup } from '../markup/markup-renderer.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import { closePage } from './close-notes.ts';
import { captchaSources, contentSecurityPolicy } from './content-security-policy.ts';
import { createPageContext } from './create-page-context.ts';
import { createEncoder, type EncodeParts } from './encode-parts.ts';
import { createNotesCollector, mergeContents, type NotesCollector, type PageContents } from './notes-collector.ts';
import { createSharedFiles, pageFiles } from './page-files.ts';
import { firstFonts } from './page-fonts.ts';
import type { ShellNotes } from './page-notes.ts';
import type { PageDraft } from './page-record.ts';
import type { ReadHash } from './reads.ts';
import type { PageScope, RenderScope } from './render-scope.ts';
import { createShellRenderer, markCurrent, type RenderedShell } from './render-shell.tsx';
import type { PageAssets } from './renderer.ts';
import { planSpeculationRules } from './speculation-rules.ts';
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
  readonly draft: PageDraft;
  readonly shell: ShellNotes;
  /** The bytes of the HTML document. They are valid until the thread renders the next page. */
  readonly html: Buffer;
  /**
   * True if the document certainly has no more than so many bytes after brotli compression. False leaves it open. It
   * may be called until the thread renders the next page.
   */
  isWithin(compressedBytes: number): boolean;
  readonly facts: PageFacts;
  readonly document: PageDocument;
}

/**
 * Creates a function that renders a route and stores its files: the HTML document, its page data, and the files that it
 * shares with other pages.
 */
export function createPageRenderer(input: PageRendererInput): (route: Route) => Promise<NewPage> {
  const shellOf = createShellRenderer(input);
  const findStyles = createStyleFinder(input.assets.fonts);
  const encodeParts = createEncoder();
  const storeShared = createSharedFiles(input.store);
  return async (route) => {
    const document = documentOf(route, input.scope);
    const parts = renderWith(input.scope.config.markup, (renderer) =>
      renderParts(route, document, { ...input, scope: { ...input.scope, renderer } }),
    );
    const shell = shellOf(route, parts.kind);
    const page = composePage(parts, { route, document, shell, findStyles, encodeParts, input });
    const files = pageFiles(page, { ...input.scope.config.site, compilationHash: input.assets.hash });
    const { pathname } = route;
    const siteName = input.scope.config.site.name;
    const own = { notes: parts.notes, facts: page.facts };
    const draft = {
      pathname,
      page: await storeFile(files.page, input.store),
      companions: [await storeFile(files.data, input.store), ...(await Promise.all(files.shared.map(storeShared)))],
      shell: shell.closed.name,
      own: closePage(own, { pathname, shell: shell.closed, siteName, readHash: input.readHash }),
    };
    const facts = joinPageFacts([page.facts, shell.closed.part.facts]);
    const { html, isWithin } = page;
    return { draft, shell: shell.closed, html, isWithin, facts, document };
  };
}

interface Composition {
  readonly route: Route;
  readonly document: PageDocument;
  readonly shell: RenderedShell;
  readonly findStyles: ReturnType<typeof createStyleFinder>;
  readonly encodeParts: EncodeParts;
  readonly input: PageRendererInput;
}

/**
 * Puts a page's own part into its shell, with its head, styles and Content-Security-Policy. `facts` of the result are
 * those of the document without the shell.
 */
function composePage(
  { main, head, notes }: PageParts,
  { route, document, shell, findStyles, encodeParts, input }: Composition,
) {
  const { scope, assets } = input;
  const contents = mergeContents(shell.notes, notes);
  const icons = ownIcons(main.drawings, shell, notes);
  const own = main.html + icons;
  const { lang } = head;
  const shared = [shell.html, shell.banner, icons];
  const { selection, subsets } = findStyles({ lang, shared, own: main, deferred: contents.deferred });
  notes.reads.add({ kind: 'styles', selection });
  const styles = input.stylesOf(selection);
  const sources = sourcesOf(contents, scope.config);
  const partner = partnerOf(document);
  const speculationRules = planSpeculationRules(scope.config);
  const { start, end } = documentFrame({
    ...partsOf(input),
    head,
    shell: shell.name,
    partner,
    styles: styles.css,
    fonts: firstFonts(subsets, assets.fonts.parts),
    speculationRules: speculationRules.text,
    csp: policyFor({ style: styles.digest, speculationRules: speculationRules.digest }, sources, input),
  });
  const href = applyTrailingSlash(route.pathname, scope.config.site.trailingSlash);
  const body = bodyParts(markCurrent(shell.markup, href), { banner: shell.banner, page: own });
  const { bytes, isWithin } = encodeParts([...start, ...body, ...end]);
  return {
    route,
    html: bytes,
    isWithin,
    head,
    main: own,
    shell,
    partner,
    styles,
    // Sources of the captcha and of vendors are left out: all pages of a site have the same.
    sources: [...sources.imageOrigins, ...sources.frameOrigins],
    notes: contents,
    facts: joinPageFacts([readPageFacts(textOfParts([...start, ...end])), main.facts, readPageFacts(icons)]),
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

type PageParts = ReturnType<typeof renderParts>;

interface PartsInput extends Pick<PageRendererInput, 'components' | 'assets'> {
  readonly scope: PageScope;
}

function renderParts(route: Route, document: PageDocument, { scope, components, assets }: PartsInput) {
  const notes = createNotesCollector();
  notes.reads.add({ kind: 'document', id: route.documentId });
  notes.reads.add({ kind: 'code', part: `page:${document.type}` });
  const page = createPageContext(route, scope, notes);
  const main = scope.renderer.markup(
    <PageProvider value={page}>
      <PageBody document={document} components={components} />
    </PageProvider>,
  );
  const head = pageHead(page, document, { logo: assets.icons['icon-512.png'] ?? '' });
  return { main, head, kind: shellKindOf(page, document), notes };
}

/**
 * Returns the SVG symbols of the icons that the page's own part, its banner and its deferred islands show. The icons of
 * the shell are left out, because the shell has their symbols.
 */
function ownIcons(shown: StaticMarkup['drawings'], shell: RenderedShell, { deferred }: NotesCollector): string {
  const inMain = [...shown].flatMap((href) => iconOf(href) ?? []);
  const inDeferred = Array.from(deferred.values(), ({ html }) => [...iconsIn(html)]);
  return renderSprite(new Set([...inMain, ...shell.bannerIcons, ...inDeferred.flat()]), shell.icons);
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
function sourcesOf({ images, frames }: PageContents, config: RenderScope['config']): Sources {
  const { images: delivery, captcha, vendors } = config;
  const imageOrigins = delivery.mode === 'imgix' ? images.map(({ url }) => new URL(url).origin) : [];
  return {
    imageOrigins: [...new Set(imageOrigins)].sort(),
    frameOrigins: [...frames].sort(),
    vendors: [...captchaSources(captcha), ...vendorSources(vendors)],
  };
}

/** Returns the Content-Security-Policy of a page. `digests` are the SHA-256 of its inline blocks, in base64. */
function policyFor(
  digests: { readonly style: string; readonly speculationRules: string },
  sources: Sources,
  { scope }: PageRendererInput,
): string {
  return contentSecurityPolicy({ ...digests, formOrigins: [scope.config.site.appOrigin], ...sources });
}
