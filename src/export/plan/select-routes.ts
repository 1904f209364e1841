import picomatch from 'picomatch';
import { HeliosError } from '../../site/helios-error.ts';
import { findLocale, type Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';

/** The part of the site to export. An empty list selects everything. */
export interface Selection {
  /** URL codes or Prismic codes: `de`, `de-at`. */
  readonly locales: readonly string[];
  /**
   * Globs that match the path after the locale or the whole pathname: `/legal/**`, `/{pricing,about}`. Those that begin
   * with `!` leave pages out; if all of them do, the other pages are selected.
   */
  readonly routes: readonly string[];
}

/** The routes of a selection. Throws HeliosError for an unknown locale and for globs that match no route. */
export function selectRoutes(
  routes: readonly Route[],
  selection: Selection,
  locales: readonly Locale[],
): readonly Route[] {
  const wanted = new Set(selection.locales.map((code) => findLocale(code, locales).code));
  const local = routes.filter((route) => wanted.size === 0 || wanted.has(route.locale.code));
  const [negative, positive] = partition(selection.routes, isNegative);
  const out = negative.map((glob) => ({ glob, fits: matcherOf(glob.slice(1)) }));
  const within = positive.map(matcherOf);
  // A glob that leaves out nothing in any locale is a typing error, and the page that it means would be exported.
  const idle = out.find(({ fits }) => !routes.some(fits));
  if (idle && local.length > 0) throw nothingSelected({ locales: [], routes: [idle.glob] });
  const selected = local
    .filter((route) => within.length === 0 || within.some((fits) => fits(route)))
    .filter((route) => !out.some(({ fits }) => fits(route)));
  if (selected.length === 0 && routes.length > 0) throw nothingSelected(selection);
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

/** True for a glob that leaves pages out. `!(a|b)` is a group, in the syntax of shells. */
function isNegative(glob: string): boolean {
  return /^!(?!\()/.test(glob);
}

function matcherOf(glob: string): (route: Route) => boolean {
  const matches = picomatch(glob, { dot: true, nonegate: true });
  // To a shell, /* is a name below the root. Here it is also the home page, whose name is empty.
  const isHome = glob === '/*';
  return ({ path, pathname }) => matches(path) || matches(pathname) || (isHome && path === '/');
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
