import type { RouteRule, SiteConfig } from '../../config/schema.ts';
import type { Snapshot } from '../content/content-source.ts';
import { isLocal, localTag } from '../content/meaning/local-documents.ts';
import type { LinkNote } from '../export/render/page-notes.ts';
import type { Finding } from '../site/finding.ts';
import { linkName } from '../site/link-name.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';
import { isSameEverywhere, type LinkedPage, linksOf } from './links.ts';
import { perList } from './per-list.ts';

export interface LinkAdviceInput {
  readonly pages: readonly LinkedPage[];
  readonly routes: readonly Route[];
  readonly rules: readonly RouteRule[];
  readonly snapshot: Snapshot;
  readonly site: Pick<SiteConfig, 'origin' | 'appOrigin' | 'blogOrigin'>;
  /** The pathname of the page to which a link leads. Undefined for a broken link and for one to anything but a page. */
  targetOf(href: string, pathname: string): string | undefined;
}

/**
 * Warns of editors' links that work and still are mistakes: links to this site by `http://`, links to the visitor's own
 * computer, and links to a page of another locale. Links that templates make, such as those of the locale selector, are
 * not checked. Links of held pages are not checked either, because no CMS field is known for them: no editor can change
 * what a held page says.
 */
export function checkLinkAdvice(input: LinkAdviceInput): Finding[] {
  const { origin, appOrigin, blogOrigin } = input.site;
  const { host } = new URL(origin);
  const own = new Set([origin, appOrigin, blogOrigin]);
  const localeCheckOf = createLocaleCheck(input);
  const adviceOn = (links: readonly LinkNote[], pathname: string) => {
    const checkLocale = localeCheckOf(pathname);
    const findings: Finding[] = [];
    for (const link of links) {
      if (link.from?.field === undefined) continue;
      findings.push(...insecure(link, pathname, host), ...ownComputer(link, pathname, own), ...checkLocale(link));
    }
    return findings;
  };
  const codes = new Map(input.routes.map((route) => [route.pathname, route.locale.code]));
  // The links of a shell lead to the same pages from every page of a locale. So a shell without advice on one page is
  // not checked again on the other pages.
  const soundShell = perList((links: readonly LinkNote[]) => {
    const known = new Map<string | undefined, boolean>();
    return (pathname: string) => {
      const code = codes.get(pathname);
      const isSound =
        known.get(code) ??
        (links.every(({ href }) => isSameEverywhere(href)) && adviceOn(links, pathname).length === 0);
      known.set(code, isSound);
      return isSound;
    };
  });
  return input.pages.flatMap((page) => {
    const { pathname, notes } = page;
    return adviceOn(soundShell(notes.shellLinks)(pathname) ? notes.links : linksOf(page), pathname);
  });
}

function insecure(link: LinkNote, pathname: string, host: string): Finding[] {
  if (!/^http:/i.test(link.href) || new URL(link.href).host !== host) return [];
  return [
    finding('insecure-link', link, pathname, {
      message: `${linkName(link)} leads to this site by http: ${link.href}. Visitors come there by a detour without encryption.`,
      hint: 'Choose the page itself in the field, or begin the address with https.',
    }),
  ];
}

/** Matches the addresses by which every computer names itself. */
const ownAddress = /^https?:\/\/(?:(?:[^/:]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?=[/:])/i;

/**
 * Reports an address that its author copied from a program on the own computer. The product and the blog may really be
 * there, where a developer has set their origins so.
 */
function ownComputer(link: LinkNote, pathname: string, own: ReadonlySet<string>): Finding[] {
  if (!ownAddress.test(link.href) || own.has(new URL(link.href).origin)) return [];
  return [
    finding('insecure-link', link, pathname, {
      message: `${linkName(link)} leads to the visitor's own computer: ${link.href}. Nothing answers there.`,
      hint: 'Write the public address of what is meant.',
    }),
  ];
}

function createLocaleCheck({ routes, rules, snapshot, targetOf }: LinkAdviceInput) {
  const byPathname = new Map(routes.map((route) => [route.pathname, route]));
  const byDocument = new Map(routes.map((route) => [route.documentId, route]));
  const alternates = new Map(snapshot.heads().map((head) => [head.id, head.alternates]));
  const isForOneLocale = (route: Route) =>
    rules.some((rule) => rule.type === route.type && rule.lang === route.locale.code && isFor(rule, route)) ||
    isLocal(snapshot.facts(route.documentId));
  const check = (link: LinkNote, pathname: string, own: Locale | undefined): Finding[] => {
    const target = byPathname.get(targetOf(link.href, pathname) ?? '');
    if (!own || !target || target.locale.code === own.code || isForOneLocale(target)) return [];
    const translation = (alternates.get(target.documentId) ?? []).find(({ lang }) => lang === own.code);
    const meant = translation && byDocument.get(translation.id);
    return [
      finding('other-locale-link', link, pathname, {
        message: `${linkName(link)} leads from a page of ${own.code} to ${target.pathname}, a page of ${target.locale.code}.`,
        hint: meant
          ? `Did you mean ${meant.pathname}?`
          : `Translate the page into ${own.code}, choose another one, or tag its document "${localTag}" if it is for one market alone.`,
      }),
    ];
  };
  return (pathname: string) => {
    const own = byPathname.get(pathname)?.locale;
    return (link: LinkNote) => check(link, pathname, own);
  };
}

function isFor(rule: RouteRule, route: Route): boolean {
  return rule.uid === undefined || rule.uid === route.uid;
}

function finding(
  code: 'insecure-link' | 'other-locale-link',
  { from }: LinkNote,
  pathname: string,
  text: Pick<Finding, 'message' | 'hint'>,
): Finding {
  return { code, severity: 'warning', ...text, pathnames: [pathname], ...(from && { document: from }) };
}
