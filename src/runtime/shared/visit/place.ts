import { stripTrailingSlash } from '../../../rules/pathname.ts';

/** What a pathname names: its locale and the path after it. */
export interface SitePath {
  /** The locale's URL code; empty for pages outside of the locales. */
  readonly locale: string;
  /** The path after the locale, `/pricing`; `/` for home. */
  readonly path: string;
}

/**
 * Splits a pathname into locale and path: `/helios/de/preise/` into `de` and `/preise`. A pathname that does not begin
 * with the prefix has no locale.
 */
export function parseSitePath(pathname: string, pathPrefix: string): SitePath {
  const bare = stripTrailingSlash(pathname);
  if (!bare.startsWith(`${pathPrefix}/`)) return { locale: '', path: bare };
  const [locale = '', ...rest] = bare.slice(pathPrefix.length + 1).split('/');
  return { locale, path: `/${rest.join('/')}` };
}
