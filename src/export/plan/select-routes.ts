import { HeliosError } from '../../site/helios-error.ts';
import { matchesAny } from '../../site/links.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';

/** The part of the site to export. An empty list selects everything. */
export interface Selection {
  /** URL codes or Prismic codes: `de`, `de-at`. */
  readonly locales: readonly string[];
  /** Globs that match the path after the locale or the whole pathname: `/legal/**`. */
  readonly routes: readonly string[];
}

/** The routes of a selection. Throws HeliosError for an unknown locale and for globs that match no route. */
export function selectRoutes(
  routes: readonly Route[],
  selection: Selection,
  locales: readonly Locale[],
): readonly Route[] {
  const wanted = new Set(selection.locales.map((code) => findLocale(code, locales).code));
  const selected = routes
    .filter((route) => wanted.size === 0 || wanted.has(route.locale.code))
    .filter((route) => selection.routes.length === 0 || fits(route, selection.routes));
  if (selected.length === 0 && routes.length > 0) {
    throw nothingSelected(selection);
  }
  return selected;
}

function nothingSelected({ locales, routes }: Selection): HeliosError {
  const within = locales.length > 0 ? ` in ${locales.join(', ')}` : '';
  if (routes.length === 0) {
    return new HeliosError('bad-argument', {
      message: `The content has no page${within}.`,
      where: '--locale',
      hint: 'Choose another locale; `helios routes` lists all pages.',
    });
  }
  return new HeliosError('bad-argument', {
    message: `No page${within} fits ${routes.map((glob) => `"${glob}"`).join(', ')}.`,
    where: '--route',
    hint: 'Write a path after the locale, such as /pricing or "/legal/**"; `helios routes` lists all pages.',
  });
}

function fits({ path, pathname }: Route, globs: readonly string[]): boolean {
  return matchesAny(path, globs) || matchesAny(pathname, globs);
}

/** Finds a locale by its URL code or Prismic code, in upper or lower case. Throws HeliosError for an unknown code. */
export function findLocale(code: string, locales: readonly Locale[]): Locale {
  const wanted = code.toLowerCase();
  const locale = locales.find((each) => each.urlCode === wanted) ?? locales.find((each) => each.code === wanted);
  if (locale) return locale;
  throw new HeliosError('unknown-locale', {
    message: `There is no locale "${code}".`,
    where: '--locale',
    hint: `Choose from ${locales.map((each) => each.urlCode).join(', ')}.`,
  });
}
