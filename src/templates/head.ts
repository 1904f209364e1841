import type { SiteConfig } from '../../config/schema.ts';
import { applyTrailingSlash } from '../rules/pathname.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';

/** What the page's document says about itself. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** 1200 x 630, its address from the root of the origin or absolute. */
  readonly image: { readonly src: string; readonly alt: string } | undefined;
}

/** All that stands in `<head>` because of the content; the same data serves a change of page in the browser. */
export interface HeadData {
  readonly lang: string;
  readonly direction: Locale['direction'];
  readonly title: string;
  readonly description: string;
  readonly robots: 'noindex' | undefined;
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Open Graph and Twitter, in order: a property may occur more than once. */
  readonly social: readonly { readonly property: string; readonly content: string }[];
  /** JSON-LD, safe inside a script element. */
  readonly structuredData: string;
}

export interface HeadInput {
  readonly route: Route;
  readonly site: SiteConfig;
  readonly meta: PageMeta;
  /** For Open Graph: something to read, or a page like others. */
  readonly kind: 'article' | 'website';
  /** JSON-LD, safe inside a script element. */
  readonly structuredData: string;
}

/** The head of a page. Its own address is the same everywhere: canonical, `og:url` and alternates. */
export function buildHead(input: HeadInput): HeadData {
  const { route, site, meta } = input;
  const title = meta.title.includes(site.name) ? meta.title : `${meta.title} | ${site.name}`;
  return {
    lang: route.locale.htmlLang,
    direction: route.locale.direction,
    title,
    description: meta.description,
    robots: route.isIndexable ? undefined : 'noindex',
    canonical: route.isIndexable ? absoluteUrl(site, route.pathname) : undefined,
    alternates: alternatesOf(route, site),
    social: socialOf(title, input),
    structuredData: input.structuredData,
  };
}

/** The one address a page has in the world: with origin, the site's own slash, no query and no fragment. */
export function absoluteUrl(site: SiteConfig, pathname: string): string {
  return new URL(applyTrailingSlash(pathname, site.trailingSlash), site.origin).href;
}

/**
 * A hreflang set must be the same on each of its pages, this one included, or it is ignored. Sitemaps are to be made
 * from this, so that the two can't disagree.
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

/** Facebook's own spelling: `en_GB`. */
function socialLocale(locale: Locale): string {
  return locale.htmlLang.replace('-', '_');
}
