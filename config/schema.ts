import { z } from 'zod';
import type { CaptchaSite } from '../src/rules/leads/captcha.ts';
import { trailingSlashPolicies } from '../src/rules/pathname.ts';
import type { Locale } from '../src/site/locale.ts';
import { must, oneOf, parseOrRefuse, textLike } from './parse.ts';
import { captchaSiteKey, imageMode, origin, serviceOrigin, webAddress } from './values.ts';

const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'an object').readonly();
const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'a list').readonly();
const text = z.string('a text');
const name = text.min(1, 'a text that is not empty');
const trueOrFalse = z.boolean('true or false');
const wholeNumber = (least: number, most: number, example: number) => {
  const error = must(`a whole number from ${least} to ${most}`, `${example}`);
  return z.int(error).min(least, error).max(most, error);
};
const quality = wholeNumber(1, 100, 80);
const bytesError = must('a whole number of bytes above 0', '20_480');
const bytes = z.int(bytesError).positive(bytesError);

/** A route in the shape of Prismic's route resolver, resolved by us and never sent (its table outgrows a URL). */
export type RouteRule = z.output<typeof routeRule>;
const routeRule = object({
  /** Custom type id. */
  type: name,
  /** `/:lang/:parent?/:uid`; `:lang` is the locale's urlCode. Without `:lang` the page stands outside the locales. */
  path: textLike(/^\//, must('a path that begins with a slash', '/:lang/:uid')),
  uid: name.exactOptional(),
  /** Prismic locale, for a rule of one locale. */
  lang: name.exactOptional(),
  /** A regular expression the document's UID must match. */
  uidPattern: name.refine(isPattern, must('a regular expression', '^[0-9]+$')).exactOptional(),
  /** Segment name to the content relationship it follows: `{ parent: 'parent' }`. */
  resolvers: z.record(z.string(), name, 'an object of field names').readonly().exactOptional(),
});

export type SiteConfig = z.output<typeof site>;
const site = object({
  name,
  /** Scheme and host of the published site, without a slash at the end. */
  origin,
  /** Precedes the locale in each address: `/helios`, or empty. */
  pathPrefix: textLike(
    /^(?:\/[a-z0-9_-]+)*$/,
    must('empty, or a path that begins with a slash and does not end with one', '/helios'),
  ),
  trailingSlash: oneOf(trailingSlashPolicies),
  /** The product itself: sign-up and log-in go here. */
  appOrigin: webAddress('https://app.example.com'),
  blogOrigin: webAddress('https://blog.example.com'),
});

export type LinkConfig = z.output<typeof links>;
const links = object({
  /** Path patterns (`*` one segment, `**` any) whose links stay plain anchors: no client-side navigation. */
  plainAnchors: list(text),
  /** Path patterns that get neither prefix nor locale: they are paths below the root of the origin. */
  rawPaths: list(text),
});

export type RedirectRule = z.output<typeof redirectRule>;
const redirectRule = object({
  from: text,
  to: text,
  status: z.literal([301, 302, 308], must('one of 301, 302, 308', '301')),
});

export type ImageConfig = z.output<typeof images>;
const images = object({
  /** `local`: sharp makes the files. `imgix`: the CMS's own addresses with `dpr=2`. */
  mode: imageMode,
  avif: object({ quality, effort: wholeNumber(0, 9, 2) }),
  webp: object({ quality }),
  jpeg: object({ quality }),
});

/** Bytes as sent: pages after brotli at its best, scripts after gzip. */
export type Budgets = z.output<typeof budgets>;
const budgets = object({
  /** HTML with its inlined styles. */
  home: bytes,
  page: bytes,
  /** JavaScript before any interaction. */
  script: bytes,
});

const locale: z.ZodType<Locale> = object({
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

const captcha: z.ZodType<CaptchaSite | undefined> = object({
  siteKey: captchaSiteKey.or(z.undefined()),
  origin: serviceOrigin('https://www.google.com'),
}).optional();

/** The configuration, whole and checked: config/index.ts with the changes that the environment makes. */
export type Config = z.output<typeof config>;
const config = object({
  site,
  locales: list(locale).superRefine(checkLocales),
  routes: list(routeRule),
  links,
  redirects: list(redirectRule),
  images,
  budgets,
  /** False: a script that removes the worker, wherever it is installed, replaces it. */
  serviceWorker: trueOrFalse,
  /** The captcha of lead forms; undefined: none is asked. */
  captcha,
});

/** Throws HeliosError `bad-config` that names the file and the key path of each wrong value. */
export function parseConfig(value: unknown): Config {
  return parseOrRefuse(config, value, {
    nameOf: (path) => `${fileOf(path)}: ${z.core.toDotPath(path)}`,
    hint: 'config/schema.ts says what each key may be.',
  });
}

function fileOf([key]: readonly PropertyKey[]): string {
  return key === 'locales' || key === 'routes' ? `config/${key}.ts` : 'config/index.ts';
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

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
