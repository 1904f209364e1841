import type { PaperWords } from './paper-words.ts';

export interface PaperLanguage {
  /** The language's own name. */
  readonly name: string;
  /** The language with the country whose formats the numbers and dates have. */
  readonly htmlLang: string;
  /** Loads the texts, which are a script of their own. */
  readonly load: () => Promise<PaperWords>;
}

/**
 * The languages of invoices: those of the site's markets. The sentences for invoices without VAT are those of article 226
 * of directive 2006/112/EC in its versions in these languages, and of the countries' own laws.
 */
export const paperLanguages = {
  da: { name: 'Dansk', htmlLang: 'da-DK', load: async () => (await import('./da.ts')).words },
  de: { name: 'Deutsch', htmlLang: 'de-DE', load: async () => (await import('./de.ts')).words },
  en: { name: 'English', htmlLang: 'en-GB', load: async () => (await import('./en.ts')).words },
  es: { name: 'Español', htmlLang: 'es-ES', load: async () => (await import('./es.ts')).words },
  et: { name: 'Eesti', htmlLang: 'et-EE', load: async () => (await import('./et.ts')).words },
  fi: { name: 'Suomi', htmlLang: 'fi-FI', load: async () => (await import('./fi.ts')).words },
  fr: { name: 'Français', htmlLang: 'fr-FR', load: async () => (await import('./fr.ts')).words },
  it: { name: 'Italiano', htmlLang: 'it-IT', load: async () => (await import('./it.ts')).words },
  nb: { name: 'Norsk bokmål', htmlLang: 'nb-NO', load: async () => (await import('./nb.ts')).words },
  nl: { name: 'Nederlands', htmlLang: 'nl-NL', load: async () => (await import('./nl.ts')).words },
  pt: { name: 'Português', htmlLang: 'pt-PT', load: async () => (await import('./pt.ts')).words },
  sv: { name: 'Svenska', htmlLang: 'sv-SE', load: async () => (await import('./sv.ts')).words },
} as const satisfies Record<string, PaperLanguage>;

/** The languages as options to choose from, by their own names. */
export const languageOptions = Object.entries(paperLanguages)
  .map(([value, { name }]) => ({ value, text: name }))
  .sort((a, b) => (a.text < b.text ? -1 : 1));

/** A language by its code. Undefined if invoices can't be in it. */
export function paperLanguageOf(code: string): PaperLanguage | undefined {
  const languages: Readonly<Record<string, PaperLanguage>> = paperLanguages;
  return Object.hasOwn(languages, code) ? languages[code] : undefined;
}
