import { nearestText } from '../site/nearest-text.ts';

/**
 * Finds the existing pathname that an editor most likely meant. Returns undefined if none is similar enough to suggest.
 */
export type Nearest = (target: string, linkingPathname: string) => string | undefined;

/**
 * The maximum number of different broken targets to search suggestions for, because each search compares all pages of a
 * locale. More broken targets than this are not typing errors.
 */
const maxSearches = 100;

/**
 * Creates a search in the target's locale that prefers a page of the same name, then the page with the most similar
 * path.
 */
export function createNearest(pathnames: readonly string[], pathPrefix: string): Nearest {
  const locales = Map.groupBy(pathnames, (pathname) => split(pathname, pathPrefix).locale);
  const answers = new Map<string, string | undefined>();
  return (target, linkingPathname) => {
    const wanted = split(target, pathPrefix);
    const isLocal = locales.has(wanted.locale);
    const locale = isLocal ? wanted.locale : split(linkingPathname, pathPrefix).locale;
    const key = `${locale} ${target}`;
    if (answers.has(key)) return answers.get(key);
    if (answers.size >= maxSearches) return undefined;
    const path = isLocal ? wanted.path : `/${target.split('/').filter(Boolean).join('/')}`;
    const found = bestOf(locales.get(locale) ?? [], path, pathPrefix);
    answers.set(key, found);
    return found;
  };
}

/** Splits `/helios/de/legal/agb` into the locale `de` and the path `/legal/agb`. */
function split(pathname: string, pathPrefix: string): { locale: string; path: string } {
  const isPrefixed = pathname.startsWith(`${pathPrefix}/`);
  const [locale = '', ...rest] = (isPrefixed ? pathname.slice(pathPrefix.length + 1) : pathname.slice(1)).split('/');
  return { locale, path: `/${rest.join('/')}` };
}

function bestOf(pathnames: readonly string[], wanted: string, pathPrefix: string): string | undefined {
  const name = wanted.split('/').at(-1);
  const namesake = name === '' ? undefined : pathnames.find((pathname) => pathname.split('/').at(-1) === name);
  if (namesake !== undefined) return namesake;
  return nearestText(wanted, pathnames, (pathname) => split(pathname, pathPrefix).path);
}
