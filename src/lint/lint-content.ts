import type { Config } from '../../config/schema.ts';
import type { ContentDocument, Snapshot } from '../content/content-source.ts';
import { linkRulesOf } from '../content/meaning/link-target.ts';
import { isLocal } from '../content/meaning/local-documents.ts';
import type { FieldsOf } from '../content/models/walk-fields.ts';
import { type ContentText, createTextsOf } from '../content/texts/content-text.ts';
import { wordsIn } from '../content/texts/readable-text.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import { createRouteNames, type Route } from '../site/route.ts';
import { checkEmptiness } from './check-emptiness.ts';
import { checkLanguage } from './check-language.ts';
import { checkLink, type LinkScope } from './check-links.ts';
import { checkNotation } from './check-notation.ts';
import { checkRepeats } from './check-repeats.ts';
import { checkSpans } from './check-spans.ts';
import { checkSpelling, unknownWords } from './check-spelling.ts';
import { checkUntranslatedTexts } from './check-untranslated.ts';
import { linksIn } from './links-in.ts';
import { numberFormOf } from './number-form.ts';
import { offersFile } from './offers-file.ts';
import { openTongues, type Tongues } from './tongues.ts';

export interface LintInput {
  readonly snapshot: Snapshot;
  readonly routes: readonly Route[];
  /** All locales of the site. */
  readonly locales: readonly Locale[];
  /** The locales to report. */
  readonly chosen: readonly Locale[];
  readonly config: Pick<Config, 'site' | 'links'>;
  readonly fieldsOf: FieldsOf;
}

export interface LintResult {
  readonly findings: readonly Finding[];
  /** The words that no dictionary has, by language: `de`. */
  readonly unknownWords: ReadonlyMap<string, readonly string[]>;
}

/** Finds what is wrong with the texts and links of the content, locale by locale. */
export async function lintContent(input: LintInput): Promise<LintResult> {
  const { snapshot, locales, chosen, fieldsOf } = input;
  const textsOf = createTextsOf(fieldsOf);
  const documents = snapshot.heads().flatMap(({ id }) => snapshot.document(id) ?? []);
  const texts = documents.flatMap(textsOf);
  using tongues = await openTongues(locales, namesIn(texts));
  const byLocale = Map.groupBy(texts, ({ place }) => place.lang);
  const byDocument = Map.groupBy(texts, ({ place }) => place.id);
  const scope = linkScopeOf(input, documents);
  const checked = chosen.map((locale) => ({
    locale,
    ...checkTexts(byLocale.get(locale.code) ?? [], locale, tongues),
  }));
  const findings = checked.flatMap(({ locale, findings: ofTexts }) => [
    ...ofTexts,
    ...checkUntranslatedTexts(byLocale.get(locale.code) ?? [], snapshot, (id) => byDocument.get(id) ?? []),
    ...documents
      .filter(({ lang }) => lang === locale.code)
      .flatMap((document) => [
        ...checkSpans(document, fieldsOf),
        ...linksIn(document, fieldsOf).flatMap((link) => checkLink(link, document, locale, scope)),
      ]),
  ]);
  const byLanguage = Map.groupBy(checked, ({ locale }) => locale.language);
  const words = [...byLanguage].map(
    ([language, group]) => [language, group.flatMap(({ unknown }) => unknown)] as const,
  );
  return { findings, unknownWords: new Map(words) };
}

/** The words of all names in the content, which are right in every language. */
function namesIn(texts: readonly ContentText[]): string[] {
  const names = texts.filter(({ kind }) => kind === 'name').flatMap(({ text }) => wordsIn(text));
  return [...new Set(names.filter((word) => /^\p{Lu}/u.test(word)))];
}

interface TextCheck {
  readonly findings: readonly Finding[];
  /** The words that no dictionary has. */
  readonly unknown: readonly string[];
}

function checkTexts(texts: readonly ContentText[], locale: Locale, tongues: Tongues): TextCheck {
  const own = tongues.of(locale.code);
  if (!own) return { findings: [], unknown: [] };
  const form = numberFormOf(locale);
  const foreign = new Map(texts.map((text) => [text, checkLanguage(text, own, tongues)]));
  // Texts in another language are not checked for spelling and notation: each of their words would be reported.
  const native = texts.filter((text) => foreign.get(text)?.length === 0);
  const unknown = unknownWords(native, own);
  const findings = [
    ...[...foreign.values()].flat(),
    ...checkSpelling(unknown, own),
    ...native.flatMap((text) => checkNotation(text, locale, form)),
    ...texts.flatMap((text) => checkEmptiness(text, locale.language)),
    ...checkRepeats(texts, locale.htmlLang),
  ];
  return { findings, unknown: unknown.map(({ word }) => word) };
}

function linkScopeOf(
  { routes, snapshot, config, locales, fieldsOf }: LintInput,
  documents: readonly ContentDocument[],
): LinkScope {
  const byDocument = new Map(routes.map((route) => [route.documentId, route]));
  const byPathname = new Map(routes.map((route) => [route.pathname, route]));
  const byId = new Map(documents.map((document) => [document.id, document]));
  const wildcards = routes.filter(({ isWildcard }) => isWildcard);
  const routeNamed = createRouteNames(routes);
  return {
    rules: linkRulesOf(config, locales),
    otherPaths: [...config.links.plainAnchors, ...config.links.rawPaths],
    routeOf: (id) => byDocument.get(id),
    routeAt: (pathname) =>
      byPathname.get(pathname) ?? wildcards.find((route) => pathname.startsWith(`${route.pathname}/`)),
    translationOf: ({ name }, lang) => routeNamed(lang, name),
    isLocal: ({ documentId }) => isLocal(snapshot.facts(documentId)),
    offersFile({ documentId }) {
      const document = byId.get(documentId);
      return document !== undefined && offersFile(document, fieldsOf);
    },
  };
}
