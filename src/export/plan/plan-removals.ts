import type { Config } from '../../../config/schema.ts';
import type { DocumentHead } from '../../content/content-source.ts';
import { joinPathname, stripTrailingSlash } from '../../rules/pathname.ts';
import type { HostRedirect } from '../../site/host-rules.ts';
import { defaultLocaleOf, type Locale } from '../../site/locale.ts';
import type { PublishedPage } from '../../site/published-page.ts';
import type { Route } from '../../site/route.ts';
import { createRuleFinder, kindOf, type RoutePlan } from './plan-routes.ts';

/** Why a published page is no longer at its address. */
export const removalCauses = [
  /** The CMS no longer has the page's document. Its API does not tell a deleted document from an unpublished one. */
  'unpublished',
  'uid-changed',
  'parent-changed',
  /** A rule in config/routes.ts, the path prefix or a locale's URL code has changed. */
  'route-changed',
  /** config/locales.ts no longer has the page's locale. */
  'locale-removed',
  /** The locale is no longer launched. Its pages that are still in the content have left only the search engines. */
  'locale-pre-launch',
  /** The document has an error and gets no page, and its published page can't be held instead. */
  'held-back',
  /** The release is older than the list of pages in the manifest. */
  'unknown',
] as const;
export type RemovalCause = (typeof removalCauses)[number];

/** A page of the published release that the next release does not have at its address. */
export interface Removal {
  readonly page: PublishedPage;
  readonly cause: RemovalCause;
  /** The cause as a sentence for editors. */
  readonly reason: string;
  /** The pathname at which the document's page is now. Undefined if the document has no page. */
  readonly movedTo: string | undefined;
  /** True if a redirect answers the page's address. */
  readonly isRedirected: boolean;
  /** A redirect for the page's address. Undefined if it needs none, or if no page is left to lead to. */
  readonly redirect: HostRedirect | undefined;
}

export interface RemovalInput {
  readonly published: readonly PublishedPage[];
  readonly plan: RoutePlan;
  readonly heads: readonly DocumentHead[];
  /** The redirects of all sources. */
  readonly redirects: readonly HostRedirect[];
  readonly config: Pick<Config, 'site' | 'routes'>;
}

/** Compares the published pages with the planned ones. Each page that leaves gets its cause and a redirect. */
export function planRemovals(input: RemovalInput): Removal[] {
  const { published, plan, heads, redirects } = input;
  const planned = new Set(plan.routes.map(({ pathname }) => pathname));
  const scope: Scope = {
    ...input,
    planned,
    headOf: keyed(heads, ({ id }) => id),
    routeOf: keyed(plan.routes, ({ documentId }) => documentId),
    localeOf: keyed(plan.locales, ({ code }) => code),
    launched: new Set(published.flatMap(({ isIndexable, document }) => (isIndexable && document ? document.lang : []))),
  };
  const left = published.filter((page) => !planned.has(page.pathname) || isWithdrawn(page, scope));
  return left.map((page) => {
    const { movedTo, ...why } = causeOf(page, scope);
    const isRedirected = redirects.some(({ from }) => isFrom(from, page.pathname));
    const needsRedirect = !isRedirected && !planned.has(page.pathname) && hasVisitors(page, scope);
    return {
      page,
      ...why,
      movedTo,
      isRedirected,
      redirect: needsRedirect ? redirectOf(page, movedTo, scope) : undefined,
    };
  });
}

/** False for the pages that answer other addresses, such as the 404 page: nobody links to their own addresses. */
function hasVisitors({ pathname }: PublishedPage, { config }: Scope): boolean {
  const [, _locale, ...rest] = pathname.slice(config.site.pathPrefix.length).split('/');
  return kindOf(`/${rest.join('/')}`) === 'page';
}

interface Scope extends RemovalInput {
  readonly planned: ReadonlySet<string>;
  readonly headOf: (id: string) => DocumentHead | undefined;
  readonly routeOf: (documentId: string) => Route | undefined;
  readonly localeOf: (code: string) => Locale | undefined;
  /** Codes of the locales that search engines might list. */
  readonly launched: ReadonlySet<string>;
}

function keyed<Item>(items: readonly Item[], key: (item: Item) => string): (wanted: string) => Item | undefined {
  const byKey = new Map(items.map((item) => [key(item), item]));
  return (wanted) => byKey.get(wanted);
}

/** True for a page that stays at its address, but leaves the search engines together with its whole locale. */
function isWithdrawn({ isIndexable, document }: PublishedPage, scope: Scope): boolean {
  return isIndexable && document !== undefined && isNowPreLaunch(document.lang, scope);
}

function isNowPreLaunch(lang: string, { launched, localeOf }: Scope): boolean {
  return launched.has(lang) && localeOf(lang)?.isPreLaunch === true;
}

type Why = Pick<Removal, 'cause' | 'reason' | 'movedTo'>;

function causeOf({ pathname, document }: PublishedPage, scope: Scope): Why {
  if (!document) {
    const reason = 'The published release does not say which document it was made from.';
    return { cause: 'unknown', reason, movedTo: undefined };
  }
  const { id, lang } = document;
  const locale = scope.localeOf(lang);
  const route = scope.routeOf(id);
  if (route && route.pathname !== pathname) return moved(document, route, scope);
  if (!locale) return gone('locale-removed', `config/locales.ts no longer has the locale ${lang}.`);
  if (isNowPreLaunch(lang, scope)) {
    return gone(
      'locale-pre-launch',
      `The locale ${lang} was set to pre-launch, in its locale settings or in config/locales.ts.`,
    );
  }
  if (!scope.headOf(id)) return gone('unpublished', 'Its document was unpublished or deleted.');
  const fault = scope.plan.findings.find((finding) => finding.document?.id === id);
  if (fault) return gone('held-back', fault.message);
  return gone('route-changed', `config/routes.ts no longer gives the type ${document.type} an address.`);
}

function gone(cause: RemovalCause, reason: string): Why {
  return { cause, reason, movedTo: undefined };
}

function moved(before: NonNullable<PublishedPage['document']>, now: Route, { config, headOf }: Scope): Why {
  const movedTo = now.pathname;
  if (before.uid !== now.uid) {
    return {
      cause: 'uid-changed',
      reason: `The UID of its document changed from "${before.uid}" to "${now.uid}".`,
      movedTo,
    };
  }
  const head = headOf(before.id);
  const hasParent = head && createRuleFinder(config.routes)(head)?.resolvers !== undefined;
  if (hasParent)
    return {
      cause: 'parent-changed',
      reason: 'Its document has another parent, or its parent has another address.',
      movedTo,
    };
  return { cause: 'route-changed', reason: 'The configuration gives its document another address.', movedTo };
}

/** True if a redirect from `from`, which may end with `*`, answers the pathname. */
function isFrom(from: string, pathname: string): boolean {
  return from.endsWith('*') ? pathname.startsWith(from.slice(0, -1)) : stripTrailingSlash(from) === pathname;
}

/**
 * A redirect to the page's new address. If the page has no new address, the redirect leads to the nearest page above,
 * and is temporary, because the page may be published again and browsers never forget a permanent redirect.
 */
function redirectOf(
  { pathname: from }: PublishedPage,
  movedTo: string | undefined,
  scope: Scope,
): HostRedirect | undefined {
  if (movedTo !== undefined) return { from, to: movedTo, status: 301 };
  const to = pageAbove(from, scope);
  return to === undefined ? undefined : { from, to, status: 302 };
}

function pageAbove(pathname: string, { planned, plan, config }: Scope): string | undefined {
  for (let end = pathname.lastIndexOf('/'); end > 0; end = pathname.lastIndexOf('/', end - 1)) {
    const above = pathname.slice(0, end);
    if (planned.has(above)) return above;
  }
  const home = joinPathname(config.site.pathPrefix, defaultLocaleOf(plan.locales).urlCode, '/');
  return planned.has(home) ? home : undefined;
}
