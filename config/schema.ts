import { z } from 'zod';
import type { CaptchaSite } from '../src/rules/leads/captcha.ts';
import { trailingSlashPolicies } from '../src/rules/pathname.ts';
import { addressPatternFault } from '../src/site/address-patterns.ts';
import { findingCodes } from '../src/site/finding.ts';
import { redirectStatuses } from '../src/site/host-rules.ts';
import type { Locale } from '../src/site/locale.ts';
import { nearestText } from '../src/site/nearest-text.ts';
import { consentSettings } from './consent.ts';
import { must, objectOf, oneOf, refuse, textLike, wholeNumberFrom } from './parse.ts';
import {
  captchaSiteKey,
  imageMode,
  leadEndpoint,
  markupRenderer,
  origin,
  originLike,
  serviceOrigin,
} from './values.ts';
import { vendorSettings } from './vendors.ts';

const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'a list').readonly();
const text = z.string('a text');
const name = text.min(1, 'a text that is not empty');
const trueOrFalse = z.boolean('true or false');
const quality = wholeNumberFrom(1, 100, 80);
const bytesError = must('a whole number of bytes above 0', '20_480');
const bytes = z.int(bytesError).positive(bytesError);

/**
 * A rule in the form of Prismic's route resolvers. Helios itself applies
 * the rules, because all of them are too long for a request's URL.
 */
export type RouteRule = z.output<typeof routeRule>;
const routeRule = objectOf({
  /** The id of a custom type. */
  type: name,
  /**
   * A pattern of addresses, such as `/:lang/:parent?/:uid`. `:lang` is the
   * locale's URL code. An address without `:lang` belongs to no locale.
   */
  path: textLike(/^\//, must('a path that begins with a slash', '/:lang/:uid')),
  uid: name.exactOptional(),
  /** The Prismic locale to which the rule applies. Without a locale, the rule applies to all. */
  lang: name.exactOptional(),
  /** A regular expression that the document's UID must match. */
  uidPattern: name.refine(isPattern, must('a regular expression', '^[0-9]+$')).exactOptional(),
  /** The relationship fields that give segments their UIDs, by the segment's name: `{ parent: 'parent' }`. */
  resolvers: z.record(z.string(), name, 'an object of field names').readonly().exactOptional(),
});

/** Pages that markets are to have: those with these UIDs, or a number of pages of a type. */
export type MarketPages = z.output<typeof marketPages>;
const marketPages = objectOf({
  /** The id of a custom type. */
  type: name,
  /** The UID of each page in the first of the markets that has it. */
  uids: list(name).exactOptional(),
  /** The number of pages of the type that each market has at least, under any UIDs. */
  atLeast: wholeNumberFrom(1, 1000, 2).exactOptional(),
  /** Prismic codes of locales. */
  markets: list(name),
});

export type SiteConfig = z.output<typeof site>;
const site = objectOf({
  name,
  /** Scheme and host of the published site, without a slash at the end. */
  origin,
  /** The beginning of each address, before the locale: `/helios`, or empty. */
  pathPrefix: textLike(
    /^(?:\/[a-z0-9_-]+)*$/,
    must('empty, or a path that begins with a slash and does not end with one', '/helios'),
  ),
  trailingSlash: oneOf(trailingSlashPolicies),
  /** Scheme and host of the product: links such as `app:/register`, and the forms of sign-up, lead there. */
  appOrigin: originLike('https://app.example.com'),
  /** Scheme and host of the blog: links such as `blog:/hotel-bill` lead there. */
  blogOrigin: originLike('https://blog.example.com'),
  /**
   * `own`: the site's host takes leads at `/api/hubspot-submit-form`. `none`: no program takes leads. Sign-up then goes on
   * to the product without a lead.
   */
  leadEndpoint,
});

export type LinkConfig = z.output<typeof links>;
const links = objectOf({
  /**
   * Path patterns (`*` one segment, `**` any number) of addresses
   * that the browser always loads as a whole, without a page change.
   */
  plainAnchors: list(text),
  /** Path patterns of addresses that get neither prefix nor locale. */
  rawPaths: list(text),
});

export type RedirectRule = z.output<typeof redirectRule>;
const redirectRule = objectOf({
  from: text,
  to: text,
  status: z.literal([...redirectStatuses], must(`one of ${redirectStatuses.join(', ')}`, '301')),
});

export type LinkException = z.output<typeof linkException>;
const linkException = objectOf({
  /** A host (`linkedin.com`), or an address in which `*` is any text without a slash and `**` any text. */
  link: text.superRefine((pattern, context) => {
    const fault = addressPatternFault(pattern);
    if (fault === undefined) return;
    const hint = 'Write a host or an address, such as linkedin.com or https://example.com/docs/**.';
    refuse(context, [], { fault: `fits no address: ${fault}`, hint });
  }),
  /** A sentence that says why the link may be broken. */
  reason: name,
  /** The last day on which the exception holds, in UTC. */
  until: z.iso.date(must('a day of the calendar', '2026-12-31')),
});

export type LintException = z.output<typeof lintException>;
const lintException = objectOf({
  /** The code of the findings: `repeated-text`. */
  code: oneOf(findingCodes),
  /** The document as locale, type and UID: `de-de/page/pricing`. A document without a UID has its type twice. */
  document: textLike(/^[a-z-]+\/\w+\/[\w-]+$/, must('a locale, a type and a UID', 'de-de/page/pricing')),
  /** A sentence that says why the findings may stay. */
  reason: name,
  /** The last day on which the exception holds, in UTC. */
  until: z.iso.date(must('a day of the calendar', '2026-12-31')),
});

export type ImageConfig = z.output<typeof images>;
const images = objectOf({
  /** With `local` Helios makes the image files. With `imgix` pages have the CMS's own addresses with `dpr=2`. */
  mode: imageMode,
  avif: objectOf({ quality, effort: wholeNumberFrom(0, 9, 2) }),
  webp: objectOf({ quality }),
  jpeg: objectOf({ quality }),
});

/**
 * The largest sizes in bytes, as sent, and the largest numbers of redirects. Pages are compressed with brotli at its
 * highest quality, scripts with gzip.
 */
export type Budgets = z.output<typeof budgets>;
const budgets = objectOf({
  /** The HTML of a home page with its inlined styles. */
  home: bytes,
  /** The part of a home page's HTML up to the end of the first section. */
  homeStart: bytes,
  page: bytes,
  /** The JavaScript that a page loads before any interaction. */
  script: bytes,
  /** The numbers of lines of `_redirects`, without and with a `*`, that the site's host reads. */
  redirects: objectOf({ exact: wholeNumberFrom(0, 1_000_000, 2000), wild: wholeNumberFrom(0, 1_000_000, 100) }),
});

const locale: z.ZodType<Locale> = objectOf({
  code: name,
  urlCode: name,
  country: name,
  countryName: name,
  language: name,
  languageName: name,
  htmlLang: name,
  direction: oneOf(['ltr', 'rtl']),
  currency: name,
  tier: oneOf(['main', 'secondary']),
  isDefault: trueOrFalse,
  isPreLaunch: trueOrFalse,
  alsoServes: list(name),
});

/** The contact for people who found a weakness of the site, as `.well-known/security.txt` names it (RFC 9116). */
const security = objectOf({
  contacts: list(
    textLike(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/,
      must('an address with its scheme', 'mailto:security@example.com'),
    ),
  ).refine(
    (contacts) => contacts.length > 0,
    must('a list with one address or more', "['mailto:security@example.com']"),
  ),
  /** The languages in which reports are read, as language tags. */
  languages: list(textLike(/^[a-zA-Z]{2,3}(?:-[a-zA-Z\d]+)*$/, must('a language tag', 'en'))),
  /** The address of a page about how reports are dealt with. */
  policy: textLike(
    /^https:\/\/\S+$/,
    must('an address that begins with https://', 'https://www.example.com/security'),
  ).exactOptional(),
}).optional();

const captcha: z.ZodType<CaptchaSite | undefined> = objectOf({
  siteKey: captchaSiteKey,
  origin: serviceOrigin('https://www.google.com'),
}).optional();

/** The checked configuration: config/index.ts with the changes that the environment makes. */
export type Config = z.output<typeof configSchema>;
export const configSchema = objectOf({
  site,
  locales: list(locale).superRefine(checkLocales),
  routes: list(routeRule),
  /** The pages that each market is to have. */
  pages: list(marketPages).superRefine(checkNaming),
  links,
  redirects: list(redirectRule),
  /**
   * Links to other sites that may be broken for `helios check-links --external`, and links that look like links to the
   * product but are right as they are.
   */
  linkExceptions: list(linkException),
  /** Findings about texts, of `helios lint` and of an export, that may stay for some time. */
  lintExceptions: list(lintException),
  images,
  budgets,
  /**
   * Who renders the static markup of pages: Helios's printer, or react-dom, which gives the same bytes and takes longer.
   * Islands are rendered by react-dom in either case.
   */
  markup: markupRenderer,
  /** If false, the export has a script that removes the service worker from browsers that have it. */
  serviceWorker: trueOrFalse,
  /**
   * The contact for people who found a weakness. Undefined if the site has no `security.txt`, or one of its own in
   * `public/.well-known`.
   */
  security,
  /** The captcha of lead forms. Undefined if the forms have none. */
  captcha,
  /** How the site asks for consent. */
  consent: consentSettings,
  /** The services of other companies that pages use after consent. A service without settings is absent. */
  vendors: vendorSettings,
}).superRefine(checkMarkets);

/** The name of a key in errors: its file and its path, `config/index.ts: site.origin`. */
export function configName(path: readonly PropertyKey[]): string {
  return path.length === 0 ? fileOf(path) : `${fileOf(path)}: ${z.core.toDotPath([...path])}`;
}

/** Describes an unknown key of the configuration, with the keys that its object may have. */
export function unknownKey(path: readonly PropertyKey[], known: readonly string[]) {
  const nearest = nearestText(String(path.at(-1)), known, (key) => key);
  const holder = path.length > 1 ? ` of ${z.core.toDotPath(path.slice(0, -1))}` : '';
  return {
    fault: `is unknown. The keys${holder} are ${known.join(', ')}`,
    hint: nearest === undefined ? 'Remove the key.' : `Write ${nearest}.`,
  };
}

/** The file that has a key of the configuration: `config/locales.ts` for the path `['locales', 0]`. */
export function fileOf([key]: readonly PropertyKey[]): string {
  return key === 'locales' || key === 'routes' || key === 'pages' ? `config/${key}.ts` : 'config/index.ts';
}

function checkLocales(locales: readonly Locale[], context: z.core.$RefinementCtx): void {
  const defaults = locales.filter(({ isDefault }) => isDefault).map(({ urlCode }) => urlCode);
  if (defaults.length !== 1) {
    const message = must('a list with exactly one default', 'isDefault: true in one of them');
    context.addIssue({ code: 'custom', message, input: defaults });
  }
  for (const key of ['code', 'urlCode'] as const) {
    const values = locales.map((each) => each[key]);
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return;
      const message = must('unique', 'a code that no other locale has');
      context.addIssue({ code: 'custom', message, input: value, path: [index, key] });
    });
  }
}

function checkNaming(pages: readonly MarketPages[], context: z.core.$RefinementCtx): void {
  pages.forEach(({ uids, atLeast }, index) => {
    if ((uids === undefined) !== (atLeast === undefined)) return;
    const fault = 'must have either uids or atLeast';
    refuse(context, [index], { fault, hint: "Write uids: ['pricing'] for certain pages, atLeast: 2 for any two." });
  });
}

function checkMarkets(
  { pages, locales }: { readonly pages: readonly MarketPages[]; readonly locales: readonly Locale[] },
  context: z.core.$RefinementCtx,
): void {
  const codes = locales.map(({ code }) => code);
  pages.forEach(({ markets }, row) => {
    markets.forEach((market, index) => {
      if (codes.includes(market)) return;
      const hint = `Write ${nearestText(market, codes, (code) => code) ?? codes[0]}, or add the locale to config/locales.ts.`;
      refuse(context, ['pages', row, 'markets', index], { fault: 'is no locale', hint });
    });
  });
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
