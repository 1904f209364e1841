import type { Config, RouteRule } from '../../../config/schema.ts';
import type { DocumentHead, Snapshot } from '../../content/content-source.ts';
import type { DocumentFacts } from '../../content/document-facts.ts';
import { mergeLocaleSettings } from '../../content/meaning/locale-settings.ts';
import { templateRulesOf } from '../../content/meaning/page-templates.ts';
import { relatedId } from '../../content/meaning/related-id.ts';
import { isSafeSegment, joinPathname } from '../../rules/pathname.ts';
import { offlinePath } from '../../rules/worker-site.ts';
import { compareTexts } from '../../site/by-text.ts';
import type { Finding } from '../../site/finding.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route, RouteKind } from '../../site/route.ts';
import { type EarlierPages, noEarlierPages } from './earlier-pages.ts';

export interface RoutePlan {
  /** The planned routes, in pathname order. */
  readonly routes: readonly Route[];
  /** The configured locales with their settings from the content, such as pre-launch. */
  readonly locales: readonly Locale[];
  readonly findings: readonly Finding[];
}

/** The part of a snapshot from which routes are planned. */
export type PlannedContent = Pick<Snapshot, 'heads' | 'facts' | 'documentsOf'>;

/**
 * Plans every page of the site: one route for each document that has an address, in each configured locale. The page of
 * a faulty document keeps the address at which it is published, so that links to it stay good while it is held.
 */
export function planRoutes(
  snapshot: PlannedContent,
  config: Config,
  earlier: EarlierPages = noEarlierPages,
): RoutePlan {
  const locales = config.locales.map((locale) =>
    mergeLocaleSettings(locale, snapshot.documentsOf('locale_settings', locale.code)[0]?.data),
  );
  const routable = new Set(config.routes.map((rule) => rule.type));
  const headsByLang = Map.groupBy(snapshot.heads(), ({ lang }) => lang);
  const draftRoute = createDrafts(snapshot, config);
  const findings: Finding[] = [];
  const drafts: Draft[] = [];
  for (const locale of locales) {
    for (const head of (headsByLang.get(locale.code) ?? []).filter(({ type }) => routable.has(type))) {
      const { draft, finding } = draftRoute(head, locale);
      if (finding) findings.push(finding);
      const isFaulty = finding !== undefined || earlier.isInvalid(head.id);
      const kept = isFaulty && draft ? atEarlierPathname(draft, earlier, config) : undefined;
      if (kept) drafts.push(kept);
      else if (draft && !finding) drafts.push(draft);
    }
  }
  const unique = withoutDuplicates(drafts, { findings, earlier, config });
  return { routes: withTranslations(unique).sort(byPathname), locales, findings };
}

/** A route before its translations are known. */
type Draft = Omit<Route, 'alternates'> & { readonly head: DocumentHead };

/** The draft of a document's route, and the fault because of which it may not have this route. */
interface Drafted {
  readonly draft: Draft | undefined;
  readonly finding: Finding | undefined;
}

/** Creates the function that drafts the route of a document. */
function createDrafts(snapshot: PlannedContent, config: Config): (head: DocumentHead, locale: Locale) => Drafted {
  const uids = new Map(snapshot.heads().map(({ id, uid }) => [id, uid]));
  const ruleOf = createRuleFinder(config.routes);
  return (head, locale) => {
    const facts = snapshot.facts(head.id);
    const rule = ruleOf(head);
    if (!facts || !rule) {
      const message = `No rule in config/routes.ts fits the ${head.type} "${head.uid}".`;
      const hint = 'Add a rule for it, or unpublish the document.';
      return { draft: undefined, finding: fault('no-document-found', head, message, hint) };
    }
    const segments = segmentsOf(rule, head, (field) => uids.get(relatedId(facts, field) ?? ''));
    const path = `/${segments.join('/')}`;
    const kind = kindOf(path);
    const { pathPrefix } = config.site;
    const draft: Draft = {
      pathname: isOutsideLocales(rule) ? pathPrefix + path : joinPathname(pathPrefix, locale.urlCode, path),
      path,
      name: path,
      locale,
      documentId: head.id,
      type: head.type,
      uid: head.uid,
      kind,
      isWildcard: facts.data.wildcard === true,
      isIndexable: kind === 'page' && !locale.isPreLaunch && !isHidden(facts),
      lastModified: head.lastPublished,
      head,
    };
    return { draft, finding: uidFault(head, rule, segments) };
  };
}

/** The draft at the address at which its page is published. Undefined if its document has no published page. */
function atEarlierPathname(draft: Draft, earlier: EarlierPages, { site }: Config): Draft | undefined {
  const pathname = earlier.pathnameOf(draft.documentId);
  if (pathname === undefined) return undefined;
  const home = joinPathname(site.pathPrefix, draft.locale.urlCode, '/');
  const isInLocale = pathname === home || pathname.startsWith(`${home}/`);
  const path = pathname.slice((isInLocale ? home : site.pathPrefix).length) || '/';
  return { ...draft, pathname, path, kind: kindOf(path) };
}

function uidFault(head: DocumentHead, rule: RouteRule, segments: readonly string[]): Finding | undefined {
  const unsafe = segments.find((segment) => !isSafeSegment(segment));
  if (unsafe !== undefined) {
    // An address may contain the UID of the document above.
    const [whose, which] = unsafe === head.uid ? ['', 'the UID'] : [' of a document above this one', 'that UID'];
    const hint = `Change ${which}: use lower-case letters, digits, hyphens and underscores, at most 120.`;
    return fault('unsafe-uid', head, `The UID "${unsafe}"${whose} can't be part of an address.`, hint);
  }
  if (rule.uidPattern === undefined || new RegExp(rule.uidPattern).test(head.uid ?? '')) return undefined;
  const message = `The UID "${head.uid}" of this ${head.type} does not match the pattern ${rule.uidPattern}.`;
  return fault('unsafe-uid', head, message, 'Change the UID of the document, or the pattern in config/routes.ts.');
}

/** True for a page that exists once for the whole site, such as a page for editors. */
function isOutsideLocales(rule: RouteRule): boolean {
  return !rule.path.startsWith('/:lang');
}

/**
 * Creates a function that finds the most specific rule for a document: one with uid and lang, else with uid, else with
 * lang, else with neither. Among equals, the first in the table wins.
 */
export function createRuleFinder(rules: readonly RouteRule[]): (head: DocumentHead) => RouteRule | undefined {
  const specificity = (rule: RouteRule) => (rule.uid === undefined ? 0 : 2) + (rule.lang === undefined ? 0 : 1);
  const ordered = rules.toSorted((a, b) => specificity(b) - specificity(a));
  const byType = Map.groupBy(ordered, ({ type }) => type);
  return ({ type, uid, lang }) => {
    const fits = (rule: RouteRule) =>
      (rule.uid === undefined || rule.uid === uid) && (rule.lang === undefined || rule.lang === lang);
    return byType.get(type)?.find(fits);
  };
}

/**
 * The path segments after the locale. An optional segment without a value is left out; a relationship field gives the
 * UID of its document.
 */
function segmentsOf(
  { path, resolvers }: RouteRule,
  { uid }: DocumentHead,
  uidIn: (field: string) => string | null | undefined,
): string[] {
  return path.split('/').flatMap((part) => {
    if (part === '' || part === ':lang') return [];
    if (!part.startsWith(':')) return [part];
    const name = part.slice(1).replace('?', '');
    const field = resolvers?.[name];
    const value = name === 'uid' ? uid : field === undefined ? undefined : uidIn(field);
    return value ? [value] : part.endsWith('?') ? [] : [''];
  });
}

/** Paths, after the locale, of pages that are served in place of a missing, failed or unreachable page. */
const specialPages: ReadonlyMap<string, RouteKind> = new Map([
  ['/404', 'not-found'],
  ['/500', 'server-error'],
  [offlinePath, 'offline'],
]);

/** The kind of the page at a path after the locale: `/404` is `not-found`. */
export function kindOf(path: string): RouteKind {
  return specialPages.get(path) ?? 'page';
}

function isHidden(facts: DocumentFacts): boolean {
  return Boolean(facts.data.noindex) || !templateRulesOf(facts).isIndexable;
}

interface Competition {
  readonly findings: Finding[];
  readonly earlier: EarlierPages;
  readonly config: Config;
}

/**
 * Reports documents with the same pathname. The pathname goes to the document whose page is published there, else to the
 * first in the snapshot's order. The page of the other document keeps the address at which it is published.
 */
function withoutDuplicates(drafts: readonly Draft[], { findings, earlier, config }: Competition): Draft[] {
  const pathnames = new Set(drafts.map(({ pathname }) => pathname));
  if (pathnames.size === drafts.length) return [...drafts];
  const byPathname = Map.groupBy(drafts, ({ pathname }) => pathname);
  const taken = new Map<string, Draft>();
  const losers: Draft[] = [];
  for (const [pathname, [first, ...others]] of byPathname) {
    if (!first) continue;
    const owner = others.find(({ documentId }) => earlier.pathnameOf(documentId) === pathname) ?? first;
    taken.set(pathname, owner);
    losers.push(...[first, ...others].filter((draft) => draft !== owner));
  }
  for (const loser of losers) {
    findings.push(duplicateFault(loser, taken.get(loser.pathname) ?? loser));
    const kept = atEarlierPathname(loser, earlier, config);
    if (kept && !taken.has(kept.pathname)) taken.set(kept.pathname, kept);
  }
  return [...taken.values()];
}

function duplicateFault(draft: Draft, owner: Draft): Finding {
  const message = `Two documents want ${draft.pathname}: ${owner.type} "${owner.uid}" (${owner.documentId}) and ${draft.type} "${draft.uid}" (${draft.documentId}).`;
  const hint = 'Change the UID of one, or give one its own route in config/routes.ts.';
  return { ...fault('duplicate-pathname', draft.head, message, hint), pathnames: [draft.pathname] };
}

/**
 * Adds names and alternates from the CMS's translation groups. Translations can't be found by equal paths, because UIDs
 * may be localized.
 */
function withTranslations(drafts: readonly Draft[]): Route[] {
  const byDocument = new Map(drafts.map((draft) => [draft.documentId, draft]));
  const order = new Map(drafts.map((draft, index) => [draft.documentId, index]));
  return drafts.map((draft) => {
    const { head, ...route } = draft;
    const members = [...head.alternates.flatMap(({ id }) => byDocument.get(id) ?? []), draft];
    members.sort((a, b) => (order.get(a.documentId) ?? 0) - (order.get(b.documentId) ?? 0));
    const { name } = members.find(({ locale }) => locale.isDefault) ?? members[0] ?? draft;
    const alternates = members
      .filter((member) => route.isIndexable && member.isIndexable)
      .map(({ locale, pathname }) => ({ locale, pathname }));
    return { ...route, name, alternates };
  });
}

function fault(code: Finding['code'], head: DocumentHead, message: string, hint?: string): Finding {
  const { id, type, uid, lang } = head;
  return { code, severity: 'error', message, document: { id, type, uid, lang, field: 'uid' }, ...(hint && { hint }) };
}

function byPathname(a: Route, b: Route): number {
  return compareTexts(a.pathname, b.pathname);
}
