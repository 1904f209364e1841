import type { ChoiceRecord } from './choice.ts';

/** The words about a choice: `{date}`, `{locale}` and `{version}` are filled in. `lang` is the language of the page. */
export function recordText(words: string, { time, locale, policyVersion }: ChoiceRecord, lang: string): string {
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time));
  const values: Partial<Record<string, string>> = { date, locale: `/${locale}`, version: policyVersion };
  return words.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
