import picomatch from 'picomatch';
import { HeliosError } from '../../site/helios-error.ts';
import { findLocale, type Locale } from '../../site/locale.ts';
import { nearestText } from '../../site/nearest-text.ts';
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

/**
 * The routes of a selection. Throws HeliosError for an unknown locale, for globs that leave no route, and for each glob
 * that fits no route of any locale.
 */
export function selectRoutes(
  routes: readonly Route[],
  selection: Selection,
  locales: readonly Locale[],
): readonly Route[] {
  const wanted = new Set(selection.locales.map((code) => findLocale(code, locales).code));
  const local = routes.filter((route) => wanted.size === 0 || wanted.has(route.locale.code));
  const globs = selection.routes.map(parseGlob);
  const [out, within] = partition(globs, ({ isNegative }) => isNegative);
  const selected = local
    .filter((route) => within.length === 0 || within.some(({ fits }) => fits(route)))
    .filter((route) => !out.some(({ fits }) => fits(route)));
  if (selected.length === 0 && routes.length > 0) throw nothingSelected(selection, routes);
  // A glob for nothing is a typing error: a page that it means would be left out, or be exported in spite of a "!".
  const idle = globs.filter(({ fits }) => !routes.some(fits)).map(({ text }) => text);
  if (selected.length > 0 && idle.length > 0) throw nothingSelected({ locales: [], routes: idle }, routes);
  return selected;
}

function nothingSelected({ locales, routes: globs }: Selection, routes: readonly Route[]): HeliosError {
  const within = locales.length > 0 ? ` in ${locales.join(', ')}` : '';
  if (globs.length === 0) {
    return new HeliosError('bad-argument', {
      message: `The content has no page${within}.`,
      where: '--locale',
      hint: 'Choose another locale; `helios routes` lists all pages.',
    });
  }
  const [meant] = globs.flatMap((glob) => nearestPath(glob, routes) ?? []);
  return new HeliosError('bad-argument', {
    message: `No page${within} fits ${globs.map((glob) => `"${glob}"`).join(', ')}.`,
    where: '--route',
    hint: meant
      ? `Did you mean ${meant}? \`helios routes\` lists all pages.`
      : 'Write a path after the locale, such as /pricing or "/legal/**"; `helios routes` lists all pages.',
  });
}

/** The path or pathname that a glob misspells. Undefined for a glob that fits a page. */
function nearestPath(glob: string, routes: readonly Route[]): string | undefined {
  const { fits, isNegative } = parseGlob(glob);
  if (routes.some(fits)) return undefined;
  const paths = routes.flatMap(({ path, pathname }) => [path, pathname]);
  return nearestText(isNegative ? glob.slice(1) : glob, paths, (path) => path);
}

interface Glob {
  readonly text: string;
  /** True for a glob that leaves pages out. */
  readonly isNegative: boolean;
  /** True for a route that the glob fits, without its `!`. */
  fits(route: Route): boolean;
}

function parseGlob(text: string): Glob {
  // `!(a|b)` is a group, in the syntax of shells.
  const isNegative = /^!(?!\()/.test(text);
  return { text, isNegative, fits: matcherOf(isNegative ? text.slice(1) : text) };
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
