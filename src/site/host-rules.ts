import { type TrailingSlash, trailingSlashPolicies } from '../rules/pathname.ts';
import { HeliosError } from './helios-error.ts';

/**
 * Response headers for the addresses that match `pattern`. `*`
 * matches any text with slashes, as in `_headers` and `_redirects`.
 */
export interface HeaderRule {
  readonly pattern: string;
  readonly set: Readonly<Record<string, string>>;
}

/** The statuses that a redirect can have. */
export const redirectStatuses = [301, 302, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/**
 * A redirect. In `to`, the text that `*` in `from` matches replaces
 * `:splat`. The request's query is added to the new address.
 */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
}

/**
 * A rule for addresses that have no file of their own: another
 * page's file is sent. The visitor's address does not change.
 */
export interface HostRewrite {
  readonly from: string;
  readonly to: string;
}

/** A rule for missing addresses at or below `under`: the page `page` is sent with the status 404. */
export interface NotFoundRule {
  readonly under: string;
  readonly page: string;
}

/** A locale of the site, as hosts need it. */
export interface HostLocale {
  /** The first segment of its addresses: `de`. */
  readonly urlCode: string;
  /** Pathname of its home page, without a slash at its end: `/helios/de`. All pages of the locale are below. */
  readonly home: string;
  /**
   * The language ranges of `Accept-Language` that lead to the locale, in lower case: `fr-be`, `fr`. Each range leads to
   * one locale. Empty if the locale is in pre-launch, so that no visitor is led there.
   */
  readonly languages: readonly string[];
}

/**
 * The rules for everything that a host does beyond sending files, as data: `helios-host.json` in the host folder.
 * `_headers`, `_redirects` and the nginx include are written from the same value. `helios serve` and the link check
 * follow the rules by means of `host.ts`.
 */
export interface HostRules {
  readonly version: 1;
  readonly pathPrefix: string;
  readonly trailingSlash: TrailingSlash;
  /** The locales of the site. Empty if an earlier version of Helios exported the site. */
  readonly locales: readonly HostLocale[];
  /**
   * The rules for response headers. All matching rules apply, in this order. A later rule overrides a header of an
   * earlier one.
   */
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly HostRedirect[];
  /**
   * The redirected addresses that lead to a home page: that of the locale which the visitor picked, else that of the
   * visitor's language, else the target of the redirect. Empty if an earlier version of Helios exported the site.
   */
  readonly entrances: readonly string[];
  readonly rewrites: readonly HostRewrite[];
  readonly notFound: readonly NotFoundRule[];
  /** Pathname of the page that is sent if the host itself fails to answer a request. */
  readonly serverError: string;
}

/** Name of the rules' file in the host folder of an export. */
export const hostRulesFile = 'helios-host.json';

/** Name of the rules' file for nginx in the host folder of an export. */
export const nginxFile = 'helios.nginx.conf';

/** Parses the value of `helios-host.json`. Throws HeliosError that names the wrong key. */
export function parseHostRules(value: unknown): HostRules {
  const rules = record(value, 'the file');
  if (rules.version !== 1) throw wrong('version', rules.version, '1');
  return {
    version: 1,
    pathPrefix: text(rules.pathPrefix, 'pathPrefix'),
    trailingSlash: oneOf(rules.trailingSlash, trailingSlashPolicies, 'trailingSlash'),
    locales: each(rules.locales ?? [], 'locales', (locale, key) => ({
      urlCode: text(locale.urlCode, `${key}.urlCode`),
      home: text(locale.home, `${key}.home`),
      languages: list(locale.languages, `${key}.languages`),
    })),
    headers: each(rules.headers, 'headers', (rule, key) => ({
      pattern: text(rule.pattern, `${key}.pattern`),
      set: texts(rule.set, `${key}.set`),
    })),
    redirects: each(rules.redirects, 'redirects', (rule, key) => ({
      from: text(rule.from, `${key}.from`),
      to: text(rule.to, `${key}.to`),
      status: oneOf(rule.status, redirectStatuses, `${key}.status`),
    })),
    entrances: list(rules.entrances ?? [], 'entrances'),
    rewrites: each(rules.rewrites, 'rewrites', (rule, key) => ({
      from: text(rule.from, `${key}.from`),
      to: text(rule.to, `${key}.to`),
    })),
    notFound: each(rules.notFound, 'notFound', (rule, key) => ({
      under: text(rule.under, `${key}.under`),
      page: text(rule.page, `${key}.page`),
    })),
    serverError: text(rules.serverError, 'serverError'),
  };
}

function each<T>(value: unknown, key: string, parse: (rule: Record<string, unknown>, key: string) => T): T[] {
  if (!Array.isArray(value)) throw wrong(key, value, 'a list');
  return value.map((item: unknown, index) => parse(record(item, `${key}[${index}]`), `${key}[${index}]`));
}

function list(value: unknown, key: string): string[] {
  if (!Array.isArray(value)) throw wrong(key, value, 'a list');
  return value.map((item: unknown, index) => text(item, `${key}[${index}]`));
}

function texts(value: unknown, key: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value, key)).map(([name, set]) => [name, text(set, `${key}.${name}`)]),
  );
}

function text(value: unknown, key: string): string {
  if (typeof value !== 'string') throw wrong(key, value, 'text');
  return value;
}

function oneOf<const T>(value: unknown, choices: readonly T[], key: string): T {
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw wrong(key, value, `one of ${choices.join(', ')}`);
  return chosen;
}

function record(value: unknown, key: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(key, value, 'an object');
  return { ...value };
}

function wrong(key: string, value: unknown, expected: string): HeliosError {
  return new HeliosError('bad-config', {
    message: `${hostRulesFile}: ${key} must be ${expected}, got ${JSON.stringify(value) ?? 'nothing'}.`,
    where: hostRulesFile,
    hint: 'Run `helios export` again: it writes this file.',
  });
}
