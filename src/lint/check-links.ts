import type { ContentDocument } from '../content/content-source.ts';
import { linkTarget } from '../content/meaning/link-target.ts';
import type { Finding } from '../site/finding.ts';
import { linkName } from '../site/link-name.ts';
import type { LinkRules } from '../site/links.ts';
import { matchesAny } from '../site/links.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';
import type { ContentLink } from './links-in.ts';
import { phrases } from './phrases.ts';

/** What the checks of links know of the whole site. */
export interface LinkScope {
  readonly rules: LinkRules;
  /** Patterns of addresses that are no pages: files, and pages that the site does not make. */
  readonly otherPaths: readonly string[];
  routeOf(documentId: string): Route | undefined;
  routeAt(pathname: string): Route | undefined;
  /** The translation of a page in a locale, by the locale's Prismic code. */
  translationOf(route: Route, lang: string): Route | undefined;
  /** True for a page that exists for its own market alone. */
  isLocal(route: Route): boolean;
  /** True if visitors get a file on the page of a route, or a form that leads to one. */
  offersFile(route: Route): boolean;
}

/**
 * Reports a link to an address without a page, a link into another locale, and a link whose text promises a file if the
 * linked page has none.
 */
export function checkLink(
  { field, link, text }: ContentLink,
  document: ContentDocument,
  locale: Locale,
  scope: LinkScope,
): Finding[] {
  const target = linkTarget(link, { locale, rules: scope.rules, routeOf: scope.routeOf });
  const place = { id: document.id, type: document.type, uid: document.uid ?? null, lang: document.lang, field };
  if (target?.kind === 'fault') return [{ severity: 'warning', document: place, ...target.fault }];
  if (target?.kind !== 'address' || target.isExternal || !target.href.startsWith('/')) return [];
  const { pathname } = new URL(target.href, scope.rules.origin);
  if (matchesAny(pathname, scope.otherPaths)) return [];
  const route = scope.routeAt(pathname);
  const name = linkName({ text });
  if (!route) {
    const hint = 'Choose a page that exists, or publish the missing one.';
    return [
      {
        code: 'broken-link',
        severity: 'warning',
        message: `${name} leads to ${pathname}, where no page is.`,
        document: place,
        hint,
      },
    ];
  }
  const faults = [...otherLocale(name, route, locale, scope), ...missingFile(text, route, locale, scope)];
  return faults.map((fault) => ({ severity: 'warning', document: place, ...fault }));
}

type LinkFault = Pick<Finding, 'code' | 'message' | 'hint'>;

function otherLocale(name: string, route: Route, locale: Locale, scope: LinkScope): LinkFault[] {
  if (route.locale.code === locale.code || scope.isLocal(route)) return [];
  const meant = scope.translationOf(route, locale.code);
  return [
    {
      code: 'other-locale-link',
      message: `${name} leads from ${locale.code} to ${route.pathname}, a page of ${route.locale.code}.`,
      hint: meant
        ? `Did you mean ${meant.pathname}?`
        : `Translate the page into ${locale.code}, or choose another one.`,
    },
  ];
}

function missingFile(text: string, route: Route, { language }: Locale, scope: LinkScope): LinkFault[] {
  if (!phrases[language]?.download.test(text) || scope.offersFile(route)) return [];
  return [
    {
      code: 'broken-promise',
      message: `The link "${text}" promises a file, and ${route.pathname} has none.`,
      hint: 'Lead to the file or to the page that has it, or say what visitors find there.',
    },
  ];
}
