import { stripTrailingSlash } from '../pathname.ts';

/** A pathname of the site in its parts. */
export interface SitePath {
  /** The locale's urlCode; empty on pages that stand outside the locales. */
  readonly locale: string;
  /** The page in its locale, `/pricing`; `/` for home. */
  readonly path: string;
}

/** `/helios/de/preise/` to `de` and `/preise`. A pathname that is not below the prefix is a page of no locale. */
export function parseSitePath(pathname: string, pathPrefix: string): SitePath {
  const bare = stripTrailingSlash(pathname);
  if (!bare.startsWith(`${pathPrefix}/`)) return { locale: '', path: bare };
  const [locale = '', ...rest] = bare.slice(pathPrefix.length + 1).split('/');
  return { locale, path: `/${rest.join('/')}` };
}
