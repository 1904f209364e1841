import type { ContentDocument, Snapshot } from '../content/content-source.ts';
import type { FieldsOf, FieldValue } from '../content/models/walk-fields.ts';
import { pluralsIn } from '../rules/fill-in.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';

export interface PluralCheckInput {
  readonly snapshot: Snapshot;
  readonly locales: readonly Locale[];
  readonly fieldsOf: FieldsOf;
}

/**
 * Reports texts with plural forms that the site can't use. A malformed one is an error, because visitors would see its
 * braces. A form that the language has and the text lacks is a warning: the form `other` stands in for it.
 */
export function checkPlurals({ snapshot, locales, fieldsOf }: PluralCheckInput): Finding[] {
  const needed = new Map(locales.map(({ code, htmlLang }) => [code, wholeNumberForms(htmlLang)]));
  return snapshot.heads().flatMap(({ id, lang }) => {
    const forms = needed.get(lang);
    const document = forms && snapshot.document(id);
    return document ? fieldsOf(document).flatMap((field) => faultsOf(field, document, forms)) : [];
  });
}

/** A number that is not whole, or too large for any text of a site, may have one more form. No text needs that one. */
const largestNumber = 1000;

/** The plural forms that a language has for the whole numbers from 0 on: `one` and `other` for English. */
export function wholeNumberForms(htmlLang: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(htmlLang);
  return new Set(Array.from({ length: largestNumber + 1 }, (_, number) => rules.select(number)));
}

/** Matches the beginning of a placeholder with plural forms. */
const beginning = /\{\s*\w+\s*,/g;

function faultsOf(
  { path, label, value }: FieldValue,
  document: ContentDocument,
  needed: ReadonlySet<string>,
): Finding[] {
  if (typeof value !== 'string') return [];
  const begun = value.match(beginning)?.length ?? 0;
  if (begun === 0) return [];
  const { id, type, uid, lang } = document;
  const place = { id, type, uid, lang, field: path };
  const plurals = pluralsIn(value);
  const isMalformed = plurals.length !== begun || plurals.some(({ forms }) => !forms.includes('other'));
  if (isMalformed) {
    return [
      {
        code: 'plural-forms',
        severity: 'error',
        message: `"${label}" has plural forms that can't be read: ${value}`,
        document: place,
        hint: 'Write them as {count, plural, one {# person} other {# people}}. The form "other" must be there.',
      },
    ];
  }
  const lacking = plurals.flatMap(({ name, forms }) =>
    [...needed].filter((form) => !forms.includes(form)).map((form) => `"${form}" of {${name}}`),
  );
  if (lacking.length === 0) return [];
  return [
    {
      code: 'plural-forms',
      severity: 'warning',
      message: `"${label}" lacks the plural form ${lacking.join(' and ')}, which ${lang} needs: ${value}`,
      document: place,
      hint: `Write each form that the language has: ${[...needed].join(', ')}.`,
    },
  ];
}
