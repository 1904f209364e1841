import type { DocumentHead, DocumentType, Snapshot } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';

interface NeededDocument {
  readonly type: DocumentType;
  readonly name: string;
  readonly severity: Finding['severity'];
  /** What visitors see without the document, as the second sentence of the message. */
  readonly loss: string;
}

/**
 * The documents that every locale has. A missing one is an error if pages lose what visitors came for, or if nothing
 * keeps a market from search engines any more. It is a warning if visitors lose nothing, or if something replaces it.
 */
const everyLocale: readonly NeededDocument[] = [
  { type: 'signup_modal', name: 'sign-up dialog', severity: 'error', loss: 'Its pages have no form to sign up with.' },
  { type: 'navigation', name: 'navigation', severity: 'error', loss: 'Its pages have no menus and no footer links.' },
  { type: 'pricing', name: 'document with prices', severity: 'error', loss: 'Its pages show no prices.' },
  {
    type: 'locale_settings',
    name: 'locale settings',
    severity: 'error',
    loss: 'Its pages lack the legal line and the contact address, and nothing says whether the market is launched.',
  },
];

/**
 * The documents that the default locale has besides. Nothing replaces its strings and its list of email domains,
 * because they replace those of other locales.
 */
const defaultLocale: readonly NeededDocument[] = [
  {
    type: 'global_strings',
    name: 'global strings',
    severity: 'error',
    loss: 'Pages lose the labels of fields, errors, consent and the cookie settings, and those that sign-up needs.',
  },
  {
    type: 'disallowed_emails',
    name: 'list of disallowed email domains',
    severity: 'warning',
    loss: 'Its forms, and those of markets without a list, accept private addresses such as those of Gmail.',
  },
  {
    type: 'feature_flags',
    name: 'document with experiments',
    severity: 'warning',
    loss: 'No experiment runs, and every visitor sees the usual sign-up dialog.',
  },
];

const otherLocales: readonly NeededDocument[] = [
  {
    type: 'global_strings',
    name: 'global strings',
    severity: 'warning',
    loss: 'Its pages show the labels of the default locale.',
  },
  {
    type: 'disallowed_emails',
    name: 'list of disallowed email domains',
    severity: 'warning',
    loss: 'Its forms use the list of the default locale, which lacks the mail providers of this market.',
  },
];

export interface LocaleDocumentsInput {
  readonly snapshot: Snapshot;
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
}

/** Reports the documents that a locale with pages lacks, and a sign-up dialog that is not shown because it has no title. */
export function checkLocaleDocuments({ snapshot, routes, locales }: LocaleDocumentsInput): Finding[] {
  const begun = new Set(routes.map(({ locale }) => locale.code));
  const documents = Map.groupBy(snapshot.heads(), ({ type, lang }) => `${type} ${lang}`);
  const withoutTitle = (head: DocumentHead) => (snapshot.facts(head.id)?.data.title ? [] : [untitled(head)]);
  return locales
    .filter(({ code }) => begun.has(code))
    .flatMap((locale) => [
      ...neededBy(locale)
        .filter(({ type }) => !documents.has(`${type} ${locale.code}`))
        .map((needed) => missing(needed, locale)),
      ...(documents.get(`signup_modal ${locale.code}`) ?? []).flatMap(withoutTitle),
    ]);
}

function neededBy({ isDefault }: Locale): readonly NeededDocument[] {
  return [...everyLocale, ...(isDefault ? defaultLocale : otherLocales)];
}

function missing({ type, name, severity, loss }: NeededDocument, locale: Locale): Finding {
  const { code, countryName, isPreLaunch } = locale;
  return {
    code: 'missing-document',
    severity: isPreLaunch ? 'warning' : severity,
    message: `${countryName} (${code}) has no ${name}. ${loss}`,
    hint: `Publish the document of the type ${type} in ${code}.`,
  };
}

/**
 * Reports a sign-up dialog without a title. The title names the dialog for screen readers, so the template leaves out a
 * dialog without a title.
 */
function untitled({ id, type, uid, lang }: DocumentHead): Finding {
  return {
    code: 'missing-document',
    severity: 'error',
    message: `The sign-up dialog of ${lang} has no title, so that pages do not show it.`,
    document: { id, type, uid, lang, field: 'title' },
    hint: 'Fill in the title of the dialog.',
  };
}
