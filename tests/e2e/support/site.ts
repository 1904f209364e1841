import { locales } from '../../../config/locales.ts';

/** One page of each kind that every locale has, as the path after the locale. */
export const kinds = [
  '',
  '/pricing',
  '/legal',
  '/legal/gdpr',
  '/legal/cookie-policy',
  '/404',
  '/500',
  '/offline',
] as const;

/** One page of each kind that only main markets have; all of them are there in English. */
export const mainKinds = [
  '/business-expense-cards',
  '/applepay',
  '/for-agencies',
  '/alternatives/spendfold',
  '/features',
  '/faq',
  '/contact',
  '/demo',
  '/explore-product',
  '/getting-started',
  '/plan-picker',
  '/experimental-landing',
  '/bigform-partner',
  '/thankyou',
  '/thankyou-ebook',
  '/templates',
  '/templates/cash-flow',
  '/month-end-checklist',
  '/invoice-generator',
  '/vat-calculator',
  '/expense-report-generator',
  '/expense-policy-builder',
  '/expense-report-roi-calculator',
  '/bills-status',
  '/customers',
  '/customer-cases/kestrel-freight',
  '/partnership-cases/scaleup-finance',
  '/integrations',
  '/integrations/xero',
  '/partner-directory',
  '/partner/merrow-pike',
  '/ebooks',
  '/ebooks/month-end-in-three-days',
  '/webinars-and-events',
  '/webinars/closing-before-lunch',
  '/webinars/receipts-without-chasing',
  '/about',
  '/careers',
  '/careers/jobs',
  '/sub-processors',
  '/lp/spend-in-daylight',
] as const;

/** Locales with special needs: the default, long words, š ž, å ø, a secondary market, another currency. */
export const tellingLocales = ['en', 'de', 'fi', 'ee', 'no', 'fr-be', 'us'] as const;

/** The locales in which one of these texts is longer than in all others: `['de', 'fi']`. */
export function localesWithLongest(textsOf: (lang: string) => readonly string[]): string[] {
  const told = locales.map(({ code, urlCode }) => ({ urlCode, texts: textsOf(code) }));
  const count = told[0]?.texts.length ?? 0;
  const longest = Array.from({ length: count }, (_, index) =>
    told.reduce((one, other) => ((other.texts[index]?.length ?? 0) > (one.texts[index]?.length ?? 0) ? other : one)),
  );
  return [...new Set(longest.map(({ urlCode }) => urlCode))];
}
