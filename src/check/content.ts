import type { ContentDocument, DocumentHead, Snapshot } from '../content/content-source.ts';
import { isLocal, localTag } from '../content/meaning/local-documents.ts';
import { isForSecondaryMarkets } from '../content/meaning/secondary-markets.ts';
import type { DocumentPlace, Finding } from '../site/finding.ts';
import { defaultLocaleOf, type Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';
import { placeOfRoute, textIn } from './route-document.ts';

/** Checks the content as a whole: documents without a version in the default locale, and unknown locales. */
export function checkContent(snapshot: Snapshot, locales: readonly Locale[]): Finding[] {
  return [...withoutDefaultLocale(snapshot, locales), ...withoutLocaleCode(snapshot.heads(), locales)];
}

/** Checks the document of one page. The findings depend only on the document and its route. */
export function checkDocument(route: Route, document: ContentDocument): Finding[] {
  return [...missingMeta(route, document), ...checkMarket(route, document)];
}

function missingMeta(route: Route, { data }: ContentDocument): Finding[] {
  // A page without a meta title uses its title instead. A missing meta description has no replacement, but only pages
  // that search engines list need one.
  const hasTitle = textIn(data, 'meta_title') !== '' || textIn(data, 'title') !== '';
  const hasDescription = !route.isIndexable || textIn(data, 'meta_description') !== '';
  const missing = [
    ...(hasTitle ? [] : [{ field: 'meta_title', what: 'title' }]),
    ...(hasDescription ? [] : [{ field: 'meta_description', what: 'description' }]),
  ];
  return missing.map(({ field, what }) => ({
    code: 'missing-meta',
    severity: 'warning',
    message: `The page ${route.pathname} has no ${what}.`,
    document: placeOfRoute(route, field),
    pathnames: [route.pathname],
    hint: `Fill in "${field}" on the document's SEO tab.`,
  }));
}

/** Reports a page that a secondary market may not have. */
export function checkMarket(route: Route, document: { readonly type: string; readonly data: object }): Finding[] {
  if (route.locale.tier === 'main' || isForSecondaryMarkets(route, document)) return [];
  return [
    {
      code: 'wrong-market',
      severity: 'error',
      message: `The market ${route.locale.countryName} (${route.locale.code}) is a secondary one and may not have the page ${route.pathname}.`,
      document: placeOfRoute(route),
      pathnames: [route.pathname],
      hint: 'Unpublish the page in this locale, or make the locale a main market in config/locales.ts.',
    },
  ];
}

/** Reports translation groups without a document in the default locale, each once, at the group's first document. */
function withoutDefaultLocale(snapshot: Snapshot, locales: readonly Locale[]): Finding[] {
  const source = defaultLocaleOf(locales);
  const reported = new Set<string>();
  return snapshot.heads().flatMap((head) => {
    const group = [{ id: head.id, lang: head.lang }, ...head.alternates];
    if (reported.has(head.id) || group.some(({ lang }) => lang === source.code)) return [];
    if (head.type === 'redirect_list' || isLocal(snapshot.facts(head.id))) return [];
    for (const { id } of group) reported.add(id);
    const langs = group.map(({ lang }) => lang).sort();
    return {
      code: 'missing-default-locale',
      severity: 'warning',
      message: `The default locale ${source.code} does not have ${nameOf(head)}, which exists in ${langs.join(', ')}.`,
      document: placeOfHead(head),
      hint: `Translate the document into ${source.languageName} (${source.code}), add it to the group of the document it translates, or tag it "${localTag}" if it is for this market alone.`,
    };
  });
}

/**
 * Reports each locale of the CMS that is not in the configuration, once for all its documents. Their pages have no
 * address.
 */
function withoutLocaleCode(heads: readonly DocumentHead[], locales: readonly Locale[]): Finding[] {
  const known = new Set(locales.map((locale) => locale.code));
  const byUnknownLocale = Map.groupBy(
    heads.filter((head) => !known.has(head.lang)),
    (head) => head.lang,
  );
  return Array.from(byUnknownLocale, ([lang, [first, ...more]]) => ({
    code: 'missing-locale-code',
    severity: 'warning',
    message: `config/locales.ts has no locale ${lang}. The export leaves out ${listed(first, more.length)}.`,
    ...(first && { document: placeOfHead(first) }),
    hint: `Add ${lang} to config/locales.ts, or remove its documents.`,
  }));
}

function listed(first: DocumentHead | undefined, more: number): string {
  const name = first ? nameOf(first) : '';
  return more === 0 ? name : `${name} and ${more} more`;
}

function nameOf({ type, uid }: DocumentHead): string {
  return uid === null ? `the document of the type ${type}` : `the ${type} "${uid}"`;
}

function placeOfHead({ id, type, uid, lang }: DocumentHead): DocumentPlace {
  return { id, type, uid, lang };
}
