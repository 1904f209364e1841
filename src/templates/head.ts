import type { SiteConfig } from '../../config/schema.ts';
import { applyTrailingSlash } from '../rules/pathname.ts';
import { fullTitle } from '../site/full-title.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';

/** The title, description and image from a page's document. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** An image of 1200 x 630 pixels. Its address is absolute or begins at the root of the origin. */
  readonly image: { readonly src: string; readonly alt: string } | undefined;
}

/**
 * The values in `<head>` that depend on the content. Page data contains the same values, for page changes in the
 * browser.
 */
export interface HeadData {
  readonly lang: string;
  readonly direction: Locale['direction'];
  readonly title: string;
  readonly description: string;
  readonly robots: 'noindex' | undefined;
  /** The name of the page, if it differs from the page's path (`Route.name`). */
  readonly pageName: string | undefined;
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Open Graph and Twitter properties in their order. A property may occur more than once. */
  readonly social: readonly { readonly property: string; readonly content: string }[];
  /** JSON-LD that is safe inside a script element. */
  readonly structuredData: string;
}

export interface HeadInput {
  readonly route: Route;
  readonly site: SiteConfig;
  readonly meta: PageMeta;
  /** The page's type for Open Graph, as `og:type`. */
  readonly kind: 'article' | 'website';
  /** JSON-LD that is safe inside a script element. */
  readonly structuredData: string;
}

/** The values of a page's `<head>`. The canonical link, `og:url` and the alternates all use the same address. */
export function buildHead(input: HeadInput): HeadData {
  const { route, site, meta } = input;
  const title = fullTitle(meta.title, site.name);
  return {
    lang: route.locale.htmlLang,
    direction: route.locale.direction,
    title,
    description: meta.description,
    robots: route.isIndexable ? undefined : 'noindex',
    pageName: route.name === route.path ? undefined : route.name,
    canonical: route.isIndexable ? absoluteUrl(site, route.pathname) : undefined,
    alternates: alternatesOf(route, site),
    social: socialOf(title, input),
    structuredData: input.structuredData,
  };
}

/** The canonical address of a page: with origin and the site's trailing slash, without query and fragment. */
export function absoluteUrl(site: SiteConfig, pathname: string): string {
  return new URL(applyTrailingSlash(pathname, site.trailingSlash), site.origin).href;
}

/**
 * The hreflang set of a page. The set must be the same on each of its pages and must contain each page itself, or
 * search engines ignore it. Sitemaps use this function too, so that both agree.
 */
export function alternatesOf(route: Route, site: SiteConfig): HeadData['alternates'] {
  if (!route.isIndexable || route.alternates.length < 2) return [];
  return route.alternates.flatMap(({ locale, pathname }) => {
    const href = absoluteUrl(site, pathname);
    return [locale.htmlLang, ...locale.alsoServes].map((hreflang) => ({ hreflang, href }));
  });
}

function socialOf(title: string, { route, site, meta, kind }: HeadInput): HeadData['social'] {
  const { image } = meta;
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: meta.description },
    { property: 'og:type', content: kind },
    { property: 'og:url', content: absoluteUrl(site, route.pathname) },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: socialLocale(route.locale) },
    ...(image
      ? [
          { property: 'og:image', content: new URL(image.src, site.origin).href },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: image.alt },
        ]
      : []),
    { property: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

/** The locale in the spelling that Facebook requires: `en_GB`. */
function socialLocale(locale: Locale): string {
  return locale.htmlLang.replace('-', '_');
}
