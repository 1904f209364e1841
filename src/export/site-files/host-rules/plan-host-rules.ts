import type { Config } from '../../../../config/schema.ts';
import { applyTrailingSlash, joinPathname } from '../../../rules/pathname.ts';
import { compareTexts } from '../../../site/by-text.ts';
import type { HeaderRule, HostRedirect, HostRules } from '../../../site/host-rules.ts';
import { defaultLocaleOf, type Locale } from '../../../site/locale.ts';
import type { Route } from '../../../site/route.ts';
import type { SiteFile } from '../../output/site-file.ts';
import { hasOwnType } from '../public-files.ts';
import { languagesByLocale } from './locale-languages.ts';

export interface HostRulesInput {
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
  readonly config: Pick<Config, 'site'>;
  readonly redirects: readonly HostRedirect[];
  readonly publicFiles: readonly Pick<SiteFile, 'path' | 'type'>[];
}

/**
 * Plans what the site's host must do in addition to sending files. The formats of all hosts are written from this plan.
 */
export function planHostRules({ routes, locales, config, redirects, publicFiles }: HostRulesInput): HostRules {
  const { pathPrefix, trailingSlash } = config.site;
  const home = defaultHome(locales, config);
  const roots = rootRedirects(pathPrefix, home).filter((root) => redirects.every(({ from }) => from !== root.from));
  const entrances = roots.map(({ from }) => from);
  const languages = languagesByLocale(locales);
  const missing = routes.filter((route) => route.kind === 'not-found');
  const failed = routes.filter((route) => route.kind === 'server-error');
  return {
    version: 1,
    pathPrefix,
    trailingSlash,
    locales: locales.map(({ code, urlCode }) => ({
      urlCode,
      home: joinPathname(pathPrefix, urlCode, '/'),
      languages: languages.get(code) ?? [],
    })),
    headers: [
      ...headerRules(config),
      ...publicFiles.filter(hasOwnType).map(typeRule),
      ...entrances.flatMap(entranceRules),
    ],
    redirects: [...roots, ...redirects.map(hostRedirect)],
    entrances,
    rewrites: routes
      .filter((route) => route.isWildcard)
      // The deepest pathname comes first, because hosts use the first rewrite that matches.
      .sort((a, b) => b.pathname.length - a.pathname.length || compareTexts(a.pathname, b.pathname))
      .map(({ pathname }) => ({ from: `${pathname}/*`, to: pathname })),
    notFound: missing.map(({ locale, pathname }) => ({
      under: joinPathname(pathPrefix, locale.urlCode, '/'),
      page: pathname,
    })),
    serverError: failed.find(({ locale }) => locale.isDefault)?.pathname ?? '/500',
  };
}

function defaultHome(locales: readonly Locale[], { site }: HostRulesInput['config']): string {
  const { urlCode } = defaultLocaleOf(locales);
  return applyTrailingSlash(joinPathname(site.pathPrefix, urlCode, '/'), site.trailingSlash);
}

/**
 * Redirects from the roots to the default home page. They are temporary, because hosts that can do so lead a visitor to
 * another home page, and browsers never forget a permanent redirect.
 */
function rootRedirects(pathPrefix: string, home: string): HostRedirect[] {
  return [...new Set(['/', pathPrefix])].filter((from) => from !== '').map((from) => ({ from, to: home, status: 302 }));
}

/** A redirect without the place at which it is written, which hosts don't need. */
function hostRedirect({ from, to, status }: HostRedirect): HostRedirect {
  return { from, to, status };
}

/**
 * Security headers that a meta element can't express. The rest of the Content-Security-Policy is in each page's markup.
 */
const security = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/** Values of Cache-Control: for files in general, for files with a content hash in their name, and for one visitor only. */
export const cacheControl = {
  revalidate: 'public, max-age=0, must-revalidate',
  immutable: 'public, max-age=31536000, immutable',
  none: 'private, no-store',
};

function typeRule({ path, type }: Pick<SiteFile, 'path' | 'type'>): HeaderRule {
  return { pattern: `/${path}`, set: { 'Content-Type': type } };
}

/**
 * The headers of an address that leads each visitor home. No cache may keep the answer to one visitor: a CDN that ignores
 * `Vary` must not store it either.
 */
function entranceRules(entrance: string): HeaderRule[] {
  const spellings = entrance === '/' ? ['/'] : [entrance, `${entrance}/`];
  return spellings.map((pattern) => ({
    pattern,
    set: { 'Cache-Control': cacheControl.none, Vary: 'Cookie, Accept-Language' },
  }));
}

function headerRules({ site }: Pick<Config, 'site'>): HeaderRule[] {
  return [
    { pattern: '/*', set: { ...security, 'Cache-Control': cacheControl.revalidate } },
    { pattern: `${site.pathPrefix}/static/*`, set: { 'Cache-Control': cacheControl.immutable } },
    { pattern: `${site.pathPrefix}/page-data/sq/d/*`, set: { 'Cache-Control': cacheControl.immutable } },
  ];
}
