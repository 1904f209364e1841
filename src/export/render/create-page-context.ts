import { hash } from 'node:crypto';
import type { LinkField, RichTextField } from '@prismicio/client';
import { createElement } from 'react';
import type { Config } from '../../../config/schema.ts';
import type { FileView } from '../../components/view-models.ts';
import type { ContentDocument, DocumentOf, DocumentType } from '../../content/content-source.ts';
import {
  type GlobalStrings,
  missingString,
  type RichStringKey,
  richStringOf,
  type StringKey,
  stringOf,
} from '../../content/meaning/locale-strings.ts';
import type { IslandContract } from '../../islands/island-contract.ts';
import type { IslandName } from '../../islands/registry.ts';
import { sharedDataPathname } from '../../rules/page-data.ts';
import { applyTrailingSlash, joinPathname } from '../../rules/pathname.ts';
import type { BundledPackage } from '../../site/bundled-package.ts';
import type { CodePart } from '../../site/code-part.ts';
import { drawnSize } from '../../site/drawn-picture.ts';
import type { LinkRules } from '../../site/links.ts';
import { defaultLocaleOf, type Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';
import { type Formatters, type IslandMarkup, type PageContext, PageProvider } from '../../templates/page-context.ts';
import { planDrawing } from '../images/drawn/plan-drawing.ts';
import { planMediaFile } from '../images/media-files.ts';
import type { ImageFile } from '../images/media-notes.ts';
import { type ImageValue, planPicture, planSocialImage } from '../images/picture.ts';
import type { MarkupRenderer } from '../markup/markup-renderer.ts';
import type { ContentReader } from './content-reader.ts';
import { createDeferredContent } from './deferred-content.ts';
import type { IslandCall, IslandOutput } from './island-markup.ts';
import type { NotesCollector } from './notes-collector.ts';
import type { PageSheet } from './page-sheet.ts';
import { linkFinding, resolveLink, unsafeFile } from './resolve-link.ts';

/** Values that are the same for all pages of an export. */
export interface RenderScope {
  readonly config: Config;
  readonly locales: readonly Locale[];
  readonly reader: ContentReader;
  readonly linkRules: LinkRules;
  /** Pathname of each island's script. */
  readonly islandScripts: Readonly<Record<IslandName, string>>;
  /** CSS rules of the style modules in the folder of each island and each fragment. */
  readonly partStyles: Readonly<Record<CodePart, PageSheet>>;
  renderIsland(island: IslandCall): IslandOutput;
  /** The npm packages of which a part reaches visitors. */
  readonly packages: readonly BundledPackage[];
  formatters(locale: Locale): Formatters;
  routeOf(documentId: string): Route | undefined;
  /** Returns the route of the page that has this name in a locale. `lang` is the Prismic code of the locale. */
  routeNamed(lang: string, name: string): Route | undefined;
  /** The time of the export. */
  readonly now: Date;
}

/** The values of an export, and the renderer of the markup of one page or shell. */
export interface PageScope extends RenderScope {
  readonly renderer: MarkupRenderer;
}

/**
 * Creates the page context from which a template gets content, links and images. Everything it gives is recorded in
 * `notes`.
 */
export function createPageContext(route: Route, scope: PageScope, notes: NotesCollector): PageContext {
  const { config, reader, renderer } = scope;
  const { locateField } = reader;
  const { locale } = route;
  const documents = documentReader(scope, notes);
  const noteCode = (part: CodePart) => notes.reads.add({ kind: 'code', part });
  const islands = islandRenderer(scope, locale, notes);
  const delivery = { config: config.images, pathPrefix: config.site.pathPrefix };
  const page: PageContext = {
    route,
    locale,
    site: config.site,
    captcha: config.captcha,
    consent: config.consent,
    vendors: config.vendors,
    packages: scope.packages,
    format: scope.formatters(locale),
    variants: variantsOf(route, scope),
    string: (key) => readString(key, stringOf, { locale, scope, documents, notes }) ?? '',
    richString: (key) => readString(key, richStringOf, { locale, scope, documents, notes }) ?? emptyText,
    single: (type) => documents.list(type, locale.code)[0],
    named: (type, name) => documents.named(type, locale.code, name),
    list: (type) => documents.list(type, locale.code),
    listOfDefault: (type) => documents.list(type, defaultLocaleOf(scope.locales).code),
    isPast(moment) {
      notes.reads.add({ kind: 'moment', iso: moment.toISOString() });
      return moment <= scope.now;
    },
    related: (type, field) => {
      const id = field && 'id' in field && typeof field.id === 'string' ? field.id : undefined;
      return id === undefined ? undefined : documents.byId(type, id);
    },
    link(field) {
      if (!field) return undefined;
      const words = reader.linkWords(field);
      const outcome = resolveLink(field, { route, rules: scope.linkRules, config, routeOf: scope.routeOf, words });
      if (!outcome) return undefined;
      if ('id' in field && field.id) notes.reads.add({ kind: 'route', documentId: field.id });
      const from = locateField(field);
      if ('fault' in outcome) {
        notes.findings.push(linkFinding(outcome.fault, from, route));
        return undefined;
      }
      if (field.link_type === 'Media') noteFile(field, outcome.link.href, { notes, reader });
      notes.links.push({ href: outcome.link.href, ...words, from });
      return outcome.link;
    },
    picture(field, { width }) {
      const planned = field && planPicture(field, { width, ...delivery });
      if (!planned) return undefined;
      noteImage(field, planned.files, { route, notes, reader });
      return planned.picture;
    },
    socialImage(field) {
      const planned = field && planSocialImage(field, delivery);
      if (!planned) return undefined;
      noteImage(field, planned.files, { route, notes, reader });
      return planned;
    },
    drawnPicture({ shapes, pictures, words }) {
      const note = planDrawing({ shapes: renderer.html(shapes), pictures, words }, delivery.pathPrefix);
      notes.drawn.push(note);
      return { src: note.pathname, ...drawnSize };
    },
    file: (field) => fileOf(field, { route, notes, reader }, delivery.pathPrefix),
    frame: (origin) => void notes.frames.add(origin),
    drawing(name, svg) {
      const pathname = `${config.site.pathPrefix}/static/${name}-${hash('sha256', svg).slice(0, 10)}.svg`;
      notes.drawings.set(pathname, svg);
      return pathname;
    },
    workbook(name, workbook) {
      // The name is a hash of the workbook, not of the file: the file is made only after the page is complete.
      const digest = hash('sha256', JSON.stringify(workbook)).slice(0, 10);
      const pathname = `${config.site.pathPrefix}/static/${name}-${digest}.xlsx`;
      notes.workbooks.set(pathname, workbook);
      return { href: pathname, name: `${name}.xlsx` };
    },
    sharedData(data) {
      const content = JSON.stringify({ data });
      const pathname = sharedDataPathname(config.site.pathPrefix, hash('sha256', content).slice(0, 10));
      notes.data.set(pathname, content);
      return pathname;
    },
    usesSlice: (type) => noteCode(`slice:${type}`),
    fragment(name, node, props) {
      noteCode(`fragment:${name}`);
      const html = renderer.html(createElement(PageProvider, { value: page }, node));
      return deferContent({ html, props, rules: scope.partStyles[`fragment:${name}`] ?? [] }, { scope, locale, notes });
    },
    report({ code, message, hint, place }) {
      const from = locateField(place);
      notes.findings.push({
        code,
        severity: 'error',
        message,
        pathnames: [route.pathname],
        hint,
        ...(from && { document: from }),
      });
    },
    island: islands,
  };
  return page;
}

interface DocumentReader {
  byId<T extends DocumentType>(type: T, id: string): DocumentOf<T> | undefined;
  named<T extends DocumentType>(type: T, lang: string, name: string): DocumentOf<T> | undefined;
  list<T extends DocumentType>(type: T, lang: string): readonly DocumentOf<T>[];
}

/** Notes an image of a page. An image without alternative text is a finding; an empty text is an editor's decision. */
function noteImage(
  field: ImageValue,
  files: readonly ImageFile[],
  { route, notes, reader }: { route: Route; notes: NotesCollector; reader: ContentReader },
): void {
  const url = field.url ?? '';
  const from = reader.locateField(field);
  notes.images.push({ url, files, from });
  if (typeof field.alt === 'string') return;
  notes.findings.push({
    code: 'missing-alt',
    severity: 'warning',
    message: `The image ${url} has no alternative text.`,
    pathnames: [route.pathname],
    hint: 'Describe the image in a few words in its field "alternative text".',
    ...(from && { document: from }),
  });
}

/**
 * Returns the file of a media link at its address on the site. Reports a file that could run code on the site, and
 * returns undefined for it.
 */
function fileOf(
  field: LinkField | null | undefined,
  { route, notes, reader }: { route: Route; notes: NotesCollector; reader: ContentReader },
  pathPrefix: string,
): FileView | undefined {
  const url = field?.link_type === 'Media' && 'url' in field ? field.url : undefined;
  if (!field || !url) return undefined;
  const file = planMediaFile(url, pathPrefix);
  if (file) {
    noteFile(field, file.pathname, { notes, reader });
    return { href: file.pathname, name: file.name };
  }
  notes.findings.push(linkFinding(unsafeFile(url), reader.locateField(field), route));
  return undefined;
}

function noteFile(
  field: LinkField,
  pathname: string,
  { notes, reader }: { notes: NotesCollector; reader: ContentReader },
): void {
  const url = 'url' in field ? (field.url ?? '') : '';
  notes.files.push({ url, pathname, from: reader.locateField(field) });
}

/** Wraps the content reader of a scope and notes every read. */
function documentReader({ reader, routeNamed }: RenderScope, notes: NotesCollector): DocumentReader {
  return {
    byId<T extends DocumentType>(type: T, id: string) {
      notes.reads.add({ kind: 'document', id });
      const document = reader.byId(id);
      return document && isOfType(document, type) ? document : undefined;
    },
    named<T extends DocumentType>(type: T, lang: string, name: string) {
      notes.reads.add({ kind: 'name', lang, name });
      const route = routeNamed(lang, name);
      const document = route && reader.byId(route.documentId);
      return document && isOfType(document, type) ? document : undefined;
    },
    list(type, lang) {
      notes.reads.add({ kind: 'list', type, lang });
      return reader.list(type, lang);
    },
  };
}

function isOfType<T extends DocumentType>(document: ContentDocument, type: T): document is DocumentOf<T> {
  return document.type === type;
}

interface StringScope {
  readonly locale: Locale;
  readonly scope: RenderScope;
  readonly documents: DocumentReader;
  readonly notes: NotesCollector;
}

/**
 * Reads a string of the page's locale, or that of the default locale if it is missing. The strings of the default
 * locale are read only then, because a page is rendered again if anything that it has read changes.
 */
function readString<Key extends StringKey | RichStringKey, Text>(
  key: Key,
  textOf: (strings: GlobalStrings | undefined, key: Key) => Text | undefined,
  { locale, scope, documents, notes }: StringScope,
): Text | undefined {
  const document = documents.list('global_strings', locale.code)[0];
  const text = textOf(document?.data, key);
  if (text !== undefined) return text;
  notes.findings.push(missingString(key, { locale: locale.code, document }));
  return textOf(documents.list('global_strings', defaultLocaleOf(scope.locales).code)[0]?.data, key);
}

const emptyText: RichTextField = [];

/**
 * Lists all launched locales and the page's own, each with the address of the page's translation, or of the locale's
 * home page if there is no translation.
 */
function variantsOf(route: Route, { locales, config }: RenderScope): PageContext['variants'] {
  const { pathPrefix, trailingSlash } = config.site;
  return locales
    .filter((locale) => !locale.isPreLaunch || locale.code === route.locale.code)
    .map((locale) => {
      const own = locale.code === route.locale.code ? route.pathname : undefined;
      const translation = own ?? route.alternates.find((each) => each.locale.code === locale.code)?.pathname;
      const pathname = translation ?? joinPathname(pathPrefix, locale.urlCode, '/');
      return { locale, href: applyTrailingSlash(pathname, trailingSlash), isTranslation: translation !== undefined };
    });
}

/**
 * Renders islands. Each island is a separate React root, and its ids need a prefix of their own that is the same in the
 * export and in the browser.
 */
function islandRenderer(scope: RenderScope, locale: Locale, notes: NotesCollector): PageContext['island'] {
  const { islandScripts, partStyles } = scope;
  let count = 0;
  return <Props extends object>(
    { name, isDeferred = false }: IslandContract<IslandName, Props>,
    props: NoInfer<Props>,
  ): IslandMarkup => {
    const script = islandScripts[name];
    notes.islands.add(name);
    notes.reads.add({ kind: 'code', part: `island:${name}` });
    count += 1;
    const prefix = `${name}-${count}-`;
    const { html, json } = scope.renderIsland({ name, props, prefix });
    if (!isDeferred) return { html, content: undefined, script, prefix, json };
    const pathname = deferContent({ html, props, rules: partStyles[`island:${name}`] ?? [] }, { scope, locale, notes });
    return { html: undefined, content: pathname, script, prefix, json: '' };
  };
}

/** Puts markup that scripts will insert into the page in a file of its own. Returns the pathname of the file. */
function deferContent(
  part: { readonly html: string; readonly props: object; readonly rules: PageSheet },
  { scope, locale, notes }: { readonly scope: RenderScope; readonly locale: Locale; readonly notes: NotesCollector },
): string {
  const { pathPrefix } = scope.config.site;
  const { pathname, content } = createDeferredContent({ ...part, lang: locale.htmlLang, pathPrefix });
  notes.deferred.set(pathname, content);
  return pathname;
}
