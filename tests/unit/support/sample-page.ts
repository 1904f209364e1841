import { documentToLinkField, type FilledLinkToMediaField, type ImageField, type LinkField } from '@prismicio/client';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { config } from '../../../config/index.ts';
import type { LinkView } from '../../../src/components/view-models.ts';
import type { ContentDocument, DocumentOf, DocumentType } from '../../../src/content/content-source.ts';
import type { IslandContract } from '../../../src/islands/island-contract.ts';
import type { IslandName } from '../../../src/islands/registry.ts';
import type { Locale } from '../../../src/site/locale.ts';
import type { Route } from '../../../src/site/route.ts';
import { type PageContext, PageProvider } from '../../../src/templates/page-context.ts';
import { type DataOf, documentOf } from './document-of.ts';

export function localeOf(urlCode: string): Locale {
  const locale = config.locales.find((each) => each.urlCode === urlCode);
  if (!locale) throw new Error(`config/locales.ts has no ${urlCode}`);
  return locale;
}

export function routeOf(
  path = '/pricing',
  { urlCode = 'en', ...rest }: { urlCode?: string } & Partial<Route> = {},
): Route {
  return {
    pathname: `/helios/${urlCode}${path === '/' ? '' : path}`,
    path,
    name: path,
    locale: localeOf(urlCode),
    documentId: 'page',
    type: 'page',
    uid: 'pricing',
    kind: 'page',
    isWildcard: false,
    isIndexable: true,
    lastModified: '2026-10-05T09:30:00+00:00',
    alternates: [],
    ...rest,
  };
}

interface Sketch extends Partial<Omit<PageContext, 'single'>> {
  /** The fields of the documents of which a locale has one: `{ pricing: { currency: 'CHF' } }`. */
  readonly contents?: { readonly [Type in DocumentType]?: DataOf<Type> };
  /** The other documents of the locale. */
  readonly documents?: readonly ContentDocument[];
}

/**
 * A page in memory. Its strings are their own keys. A web link leads to its URL, and a link to a document to `/{uid}`.
 * `reports` collects what the page reports.
 */
export function samplePage({ contents = {}, documents = [], route = routeOf(), ...rest }: Sketch = {}) {
  const list = <T extends DocumentType>(type: T) => documents.filter((document) => isOfType(document, type));
  const reports: { code: string; message: string }[] = [];
  const page: PageContext = {
    // Nothing is past.
    isPast: () => false,
    usesSlice: () => {},
    route,
    locale: route.locale,
    site: config.site,
    captcha: undefined,
    consent: config.consent,
    vendors: {},
    packages: [],
    format: {
      money: String,
      moneyRange: (from, until) => `${from}–${until}`,
      number: String,
      quantity: (value) => ({ text: String(value), form: value === 1 ? 'one' : 'other' }),
      quantityRange: (from, until) => ({ text: `${from}–${until}`, form: 'other' }),
      date: (iso) => iso,
      day: (iso, timeZone) => `${iso} ${timeZone}`,
      dayPart: (part, iso) => `${part} of ${iso}`,
      hours: (from, until, timeZone) => [from, until, timeZone].join(' '),
      dialHour: String,
    },
    string: (key) => String(key),
    richString: (key) => [{ type: 'paragraph', text: String(key), spans: [] }],
    single: (type) => contents[type] && documentOf(type, contents[type]),
    fragment: (name) => `/fragments/${name}.json`,
    related: (type, field) => list(type).find(({ id }) => field && 'id' in field && id === field.id),
    list,
    listOfDefault: list,
    named: (type, name) => list(type).find(({ uid }) => name.endsWith(`/${uid}`)),
    link: (field) => resolve(field, route),
    picture: () => undefined,
    socialImage: () => undefined,
    drawnPicture: () => ({ src: '/drawn.png', width: 1200, height: 630 }),
    file: (field) => (field && 'url' in field && field.url ? { href: field.url, name: 'file.pdf' } : undefined),
    frame: () => {},
    drawing: (name) => `/${name}.svg`,
    workbook: (name) => ({ href: `/${name}.xlsx`, name: `${name}.xlsx` }),
    sharedData: () => '/data.json',
    report: ({ code, message }) => reports.push({ code, message }),
    island: <Props extends object>(contract: IslandContract<IslandName, Props>, props: NoInfer<Props>) => ({
      html: `<p>${contract.name}</p>`,
      content: undefined,
      script: '/island.js',
      prefix: 'i',
      json: JSON.stringify(props),
    }),
    variants: [],
    ...rest,
  };
  return { page, reports, html: (element: ReactNode) => html(page, element) };
}

function isOfType<T extends DocumentType>(document: ContentDocument, type: T): document is DocumentOf<T> {
  return document.type === type;
}

function html(page: PageContext, element: ReactNode): string {
  return renderToString(createElement(PageProvider, { value: page }, element)).replaceAll('<!-- -->', '');
}

/** For components that need no page. */
export const markup = renderToStaticMarkup;

/** An image field: `imageOf('desk')`. */
export function imageOf(name: string): ImageField {
  return { id: name, url: `/${name}.png`, alt: name, copyright: null, dimensions: { width: 1600, height: 800 }, edit };
}

const edit = { x: 0, y: 0, zoom: 1, background: '#fff' };

/** For `samplePage({ picture })`: shows each filled image field at its own address, half as high as wide. */
export const showPicture: PageContext['picture'] = (field, { width }) =>
  field?.url
    ? { src: field.url, srcSet: undefined, sources: [], width, height: width / 2, alt: field.alt ?? '' }
    : undefined;

/** A link field to a document. */
export function linkTo(document: ContentDocument): LinkField {
  return documentToLinkField(document);
}

/** A link field to a file of the media library: `mediaLink('day.mp4')`. */
export function mediaLink(url: string): FilledLinkToMediaField {
  return { link_type: 'Media', id: url, name: url, kind: 'document', url, size: '1024' };
}

/** A link field to an address. `register` in it makes it one to sign-up, as the real resolver would. */
export function webLink(url: string, text = url, variant?: string): LinkField {
  return { link_type: 'Web', url, text, ...(variant && { variant }) } as LinkField;
}

function resolve(field: Parameters<PageContext['link']>[0], route: Route): LinkView | undefined {
  const href = field ? hrefOf(field) : undefined;
  if (!field || !href) return undefined;
  return {
    href,
    text: field.text ?? '',
    variant: field.variant,
    isExternal: true,
    opensNewTab: false,
    opensSignUp: href.endsWith('/register') ? 'visitor' : undefined,
    takesRest: false,
    isCurrent: href === route.pathname || ('id' in field && field.id === route.documentId),
  };
}

function hrefOf(field: LinkField): string | undefined {
  if (field.link_type === 'Document' && 'uid' in field) return `/${field.uid}`;
  return 'url' in field ? field.url : undefined;
}
