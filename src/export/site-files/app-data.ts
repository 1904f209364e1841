import type { Snapshot } from '../../content/content-source.ts';
import { localeString } from '../../content/meaning/locale-strings.ts';
import { splitTestsOf } from '../../content/meaning/split-tests.ts';
import type { AppData, RuntimeStrings } from '../../rules/page-data.ts';
import { defaultLocaleOf, type Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';

export interface AppDataInput {
  /** The build hash. */
  readonly hash: string;
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
  readonly snapshot: Snapshot;
  /** Names of the files of redirects, by URL code. */
  readonly redirects: Readonly<Record<string, string>>;
}

/**
 * Plans the content of `app-data.json`, by which open pages learn the current build hash, the wildcard pages, the split
 * tests and each locale's strings.
 */
export function planAppData({ hash, routes, locales, snapshot, redirects }: AppDataInput): AppData {
  const stringsIn = (lang: string) => snapshot.documentsOf('global_strings', lang)[0]?.data;
  const { code: defaultCode } = defaultLocaleOf(locales);
  const fallback = stringsIn(defaultCode);
  const exported = locales.filter(({ code }) => routes.some((route) => route.locale.code === code));
  return {
    webpackCompilationHash: hash,
    matchPaths: routes.filter(({ isWildcard }) => isWildcard).map(({ pathname }) => `${pathname}/*`),
    redirects,
    splitTests: splitTestsOf(snapshot.documentsOf('feature_flags', defaultCode)),
    strings: Object.fromEntries(
      exported.map(({ code, urlCode }) => [urlCode, stringsOf({ own: stringsIn(code), fallback })]),
    ),
  };
}

function stringsOf(strings: Parameters<typeof localeString>[0]): RuntimeStrings {
  return { navigated: localeString(strings, 'navigated_to'), loading: localeString(strings, 'loading') };
}

export function storeAppData(data: AppData, pathPrefix: string, store: Store): Promise<SiteFile> {
  const path = `${pathPrefix}/page-data/app-data.json`.slice(1);
  return storeFile({ path, content: JSON.stringify(data), cache: 'revalidate' }, store);
}
