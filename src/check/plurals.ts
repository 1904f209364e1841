import type { DocumentHead, Snapshot } from '../content/content-source.ts';
import type { PluralText } from '../content/document-facts.ts';
import { pluralsIn } from '../rules/fill-in.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';

/**
 * Reports texts with plural forms that the site can't use. A malformed one is an error, because visitors would see its
 * braces. A form that the language has and the text lacks is a warning: the form `other` stands in for it.
 */
export function checkPlurals(snapshot: Snapshot, locales: readonly Locale[]): Finding[] {
  const formsOf = createForms(locales);
  return snapshot.heads().flatMap((head) => {
    const texts = snapshot.facts(head.id)?.plurals ?? [];
    const forms = texts.length > 0 ? formsOf(head.lang) : undefined;
    return forms ? texts.flatMap((text) => faultsOf(text, head, forms)) : [];
  });
}

/**
 * Creates a function that returns the plural forms of a locale by its code. The function returns undefined for an
 * unknown locale.
 */
function createForms(locales: readonly Locale[]): (code: string) => ReadonlySet<string> | undefined {
  const languages = new Map(locales.map(({ code, htmlLang }) => [code, htmlLang]));
  const known = new Map<string, ReadonlySet<string>>();
  return (code) => {
    const htmlLang = languages.get(code);
    const forms = known.get(code) ?? (htmlLang === undefined ? undefined : wholeNumberForms(htmlLang));
    if (forms) known.set(code, forms);
    return forms;
  };
}

/**
 * The largest number in texts of the site. Some languages have one more form for larger numbers or fractions, which no
 * text needs.
 */
const largestNumber = 1000;

/** The plural forms that a language has for the whole numbers from 0 on: `one` and `other` for English. */
export function wholeNumberForms(htmlLang: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(htmlLang);
  const { pluralCategories } = rules.resolvedOptions();
  const forms = new Set<string>();
  // Most languages show all their forms in the first few numbers.
  for (let number = 0; number <= largestNumber && forms.size < pluralCategories.length; number += 1) {
    forms.add(rules.select(number));
  }
  return forms;
}

function faultsOf(
  { field, label, text, placeholders }: PluralText,
  { id, type, uid, lang }: DocumentHead,
  needed: ReadonlySet<string>,
): Finding[] {
  const place = { id, type, uid, lang, field };
  const plurals = pluralsIn(text);
  const isMalformed = plurals.length !== placeholders || plurals.some(({ forms }) => !forms.includes('other'));
  if (isMalformed) {
    return [
      {
        code: 'plural-forms',
        severity: 'error',
        message: `"${label}" has plural forms that can't be read: ${text}`,
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
      message: `"${label}" lacks the plural form ${lacking.join(' and ')}, which ${lang} needs: ${text}`,
      document: place,
      hint: `Write each form that the language has: ${[...needed].join(', ')}.`,
    },
  ];
}
