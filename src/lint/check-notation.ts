import type { ContentText } from '../content/texts/content-text.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import { excerptOf } from './check-language.ts';
import type { NumberForm } from './number-form.ts';
import { numberFaults } from './number-form.ts';
import { phrases } from './phrases.ts';

/** A way in which a text writes something that its locale writes in another way. */
export interface NotationFault {
  /** The part of the text: `1,234.56`. */
  readonly seen: string;
  /** The right form as the end of a sentence: `write 1.234,56`. */
  readonly remedy: string;
}

/**
 * Reports numbers, amounts, dates and quotation marks that are not in the form of the locale, and spaces in the place of
 * no-break spaces.
 */
export function checkNotation(text: ContentText, locale: Locale, form: NumberForm): Finding[] {
  if (text.kind === 'name') return [];
  const forms = [...numberFaults(text.text, form), ...quoteFaults(text.text, locale)];
  // An amount in the form of another language changes as a whole, its space too.
  const spaces = spaceFaults(text.text, locale).filter(({ seen }) => forms.every((fault) => fault.seen !== seen));
  const faults = [...forms, ...spaces];
  return faults.map(({ seen, remedy }) => ({
    code: 'notation',
    severity: 'warning',
    message: `${locale.code} does not write ${seen}: ${excerptOf(text.text)}`,
    document: text.place,
    hint: `For the language of the market, ${remedy}.`,
  }));
}

/** The signs that are quotation marks in some language. `’` is left out, because it is an apostrophe as well. */
const quoteSign = /["“”„«»‚]/g;

function quoteFaults(text: string, { language }: Locale): NotationFault[] {
  const quotes = phrases[language]?.quotes;
  if (!quotes) return [];
  const allowed = new Set(quotes.flat());
  const wrong = [...new Set(text.match(quoteSign))].filter((sign) => !allowed.has(sign));
  const [[opening, closing] = ['', '']] = quotes;
  return wrong.map((seen) => ({ seen, remedy: `write ${opening}…${closing}` }));
}

/** An amount or a percentage that a line could tear apart: `20 €`, `€ 20`, `20 %`. */
const breakableAmount = /\d (?:[€£$%](?!\d)|kr(?!\p{L}))|(?<!\d\s)[€£$] \d/gu;
/** French punctuation that could be parted from its word: `Pourquoi ?`, `« mot »`. */
const breakableSign = /« \S+(?: »)?|\S+ [;:!?»]/g;

function spaceFaults(text: string, { language }: Locale): NotationFault[] {
  const amounts = text.match(breakableAmount) ?? [];
  const signs = language === 'fr' ? (text.match(breakableSign) ?? []) : [];
  return [...amounts, ...signs].map((seen) => ({ seen, remedy: 'write a no-break space (U+00A0) there' }));
}
