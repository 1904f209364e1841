import type { Config, RouteRule } from '../../../config/schema.ts';
import type { ContentDocument, DocumentHead, Snapshot } from '../../content/content-source.ts';
import { mergeLocaleSettings } from '../../content/meaning/locale-settings.ts';
import { templateRulesOf } from '../../content/meaning/page-templates.ts';
import { isSafeSegment, joinPathname } from '../../rules/pathname.ts';
import { offlinePath } from '../../rules/worker-site.ts';
import { compareTexts } from '../../site/by-text.ts';
import type { Finding } from '../../site/finding.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route, RouteKind } from '../../site/route.ts';

export interface RoutePlan {
  /** The planned routes, in pathname order. */
  readonly routes: readonly Route[];
  /** The configured locales with their settings from the content, such as pre-launch. */
  readonly locales: readonly Locale[];
  readonly findings: readonly Finding[];
}

/** Plans every page of the site: one route for each document that has an address, in each configured locale. */
export function planRoutes(snapshot: Snapshot, config: Config): RoutePlan {
  const locales = config.locales.map((locale) =>
    mergeLocaleSettings(locale, snapshot.documentsOf('locale_settings', locale.code)[0]?.data),
  );
  const routable = new Set(config.routes.map((rule) => rule.type));
  const findings: Finding[] = [];
  const drafts: Draft[] = [];
  for (const locale of locales) {
    for (const head of snapshot.heads().filter((each) => each.lang === locale.code && routable.has(each.type))) {
      const drafted = draftRoute(head, locale, snapshot, config);
      if ('finding' in drafted) findings.push(drafted.finding);
      else drafts.push(drafted);
    }
  }
  const unique = withoutDuplicates(drafts, findings);
  return { routes: withAlternates(unique).sort(byPathname), locales, findings };
}

/** A route before its translations are known. */
type Draft = Omit<Route, 'alternates'> & { readonly head: DocumentHead };

function draftRoute(
  head: DocumentHead,
  locale: Locale,
  snapshot: Snapshot,
  config: Config,
): Draft | { finding: Finding } {
  const document = snapshot.document(head.id);
  const rule = ruleFor(head, config.routes);
  if (!document || !rule) {
    const message = `No rule in config/routes.ts fits the ${head.type} "${head.uid}".`;
    return { finding: fault('no-document-found', head, message, 'Add a rule for it, or unpublish the document.') };
  }
  const segments = segmentsOf(rule, document, snapshot);
  const finding = uidFault(head, rule, segments);
  if (finding) return { finding };
  const path = `/${segments.join('/')}`;
  const kind = kindOf(path);
  const { pathPrefix } = config.site;
  return {
    pathname: isOutsideLocales(rule) ? pathPrefix + path : joinPathname(pathPrefix, locale.urlCode, path),
    path,
    locale,
    documentId: head.id,
    type: head.type,
    uid: head.uid,
    kind,
    isWildcard: 'wildcard' in document.data && document.data.wildcard === true,
    isIndexable: kind === 'page' && !locale.isPreLaunch && !isHidden(document),
    lastModified: head.lastPublished,
    head,
  };
}

function uidFault(head: DocumentHead, rule: RouteRule, segments: readonly string[]): Finding | undefined {
  const unsafe = segments.find((segment) => !isSafeSegment(segment));
  if (unsafe !== undefined) {
    const hint = 'Change the UID: use lower-case letters, digits, hyphens and underscores, at most 120.';
    return fault('unsafe-uid', head, `The UID "${unsafe}" can't be part of an address.`, hint);
  }
  if (rule.uidPattern === undefined || new RegExp(rule.uidPattern).test(head.uid ?? '')) return undefined;
  const message = `The UID "${head.uid}" of this ${head.type} does not match the pattern ${rule.uidPattern}.`;
  return fault('unsafe-uid', head, message, 'Change the UID in Prismic, or the pattern in config/routes.ts.');
}

/** True for a page that exists once for the whole site, such as a page for editors. */
function isOutsideLocales(rule: RouteRule): boolean {
  return !rule.path.startsWith('/:lang');
}

/**
 * Finds the most specific rule for a document: one with uid and lang, else with uid, else with lang, else with neither.
 * Among equals, the first in the table wins.
 */
function ruleFor(head: DocumentHead, rules: readonly RouteRule[]): RouteRule | undefined {
  const specificity = (rule: RouteRule) => (rule.uid === undefined ? 0 : 2) + (rule.lang === undefined ? 0 : 1);
  return rules
    .filter((rule) => rule.type === head.type)
    .filter((rule) => rule.uid === undefined || rule.uid === head.uid)
    .filter((rule) => rule.lang === undefined || rule.lang === head.lang)
    .reduce<RouteRule | undefined>(
      (best, rule) => (best && specificity(best) >= specificity(rule) ? best : rule),
      undefined,
    );
}

/**
 * The path segments after the locale. An optional segment without a value is left out; a relationship field gives the
 * UID of its document.
 */
function segmentsOf(rule: RouteRule, document: ContentDocument, snapshot: Snapshot): string[] {
  return rule.path.split('/').flatMap((part) => {
    if (part === '' || part === ':lang') return [];
    if (!part.startsWith(':')) return [part];
    const name = part.slice(1).replace('?', '');
    const value = name === 'uid' ? document.uid : relatedUid(document, rule.resolvers?.[name], snapshot);
    return value ? [value] : part.endsWith('?') ? [] : [''];
  });
}

function relatedUid(
  document: ContentDocument,
  field: string | undefined,
  snapshot: Snapshot,
): string | null | undefined {
  const link: unknown = field === undefined ? undefined : Reflect.get(document.data, field);
  const id = typeof link === 'object' && link !== null && 'id' in link ? String(link.id) : undefined;
  return id === undefined ? undefined : snapshot.document(id)?.uid;
}

/** Paths, after the locale, of pages that are served in place of a missing, failed or unreachable page. */
const specialPages: Readonly<Record<string, RouteKind>> = {
  '/404': 'not-found',
  '/500': 'server-error',
  [offlinePath]: 'offline',
};

function kindOf(path: string): RouteKind {
  return specialPages[path] ?? 'page';
}

function isHidden(document: ContentDocument): boolean {
  return ('noindex' in document.data && document.data.noindex) || !templateRulesOf(document).isIndexable;
}

/** Reports documents with the same pathname. The first of them in the snapshot's order gets the pathname. */
function withoutDuplicates(drafts: readonly Draft[], findings: Finding[]): Draft[] {
  const taken = new Map<string, Draft>();
  for (const draft of drafts) {
    const owner = taken.get(draft.pathname);
    if (!owner) {
      taken.set(draft.pathname, draft);
      continue;
    }
    findings.push({
      ...fault(
        'duplicate-pathname',
        draft.head,
        `Two documents want ${draft.pathname}: ${owner.type} "${owner.uid}" (${owner.documentId}) and ${draft.type} "${draft.uid}" (${draft.documentId}).`,
        'Change the UID of one in Prismic, or give one its own route in config/routes.ts.',
      ),
      pathnames: [draft.pathname],
    });
  }
  return [...taken.values()];
}

/**
 * Adds alternates from the CMS's translation groups. Translations can't be found by equal paths, because UIDs may be
 * localized.
 */
function withAlternates(drafts: readonly Draft[]): Route[] {
  const byDocument = new Map(drafts.map((draft) => [draft.documentId, draft]));
  const order = new Map(drafts.map((draft, index) => [draft.documentId, index]));
  return drafts.map(({ head, ...route }) => {
    const group = [route.documentId, ...head.alternates.map((each) => each.id)];
    const members = group
      .flatMap((id) => byDocument.get(id) ?? [])
      .filter((member) => member.isIndexable)
      .sort((a, b) => (order.get(a.documentId) ?? 0) - (order.get(b.documentId) ?? 0));
    const alternates = members.map(({ locale, pathname }) => ({ locale, pathname }));
    return { ...route, alternates: route.isIndexable ? alternates : [] };
  });
}

function fault(code: Finding['code'], head: DocumentHead, message: string, hint?: string): Finding {
  const { id, type, uid, lang } = head;
  return { code, severity: 'error', message, document: { id, type, uid, lang, field: 'uid' }, ...(hint && { hint }) };
}

function byPathname(a: Route, b: Route): number {
  return compareTexts(a.pathname, b.pathname);
}
