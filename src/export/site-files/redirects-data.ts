import { hash } from 'node:crypto';
import { type RedirectsData, sharedDataPathname } from '../../rules/page-data.ts';
import type { HostRedirect } from '../../site/host-rules.ts';
import type { Locale } from '../../site/locale.ts';
import type { FileContent } from '../output/store-file.ts';

export interface RedirectFiles {
  readonly files: readonly FileContent[];
  /** Names of the files, by URL code. A locale without redirects has none. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * Plans a file for each locale from which browsers learn that an address of the locale is redirected. The names have a
 * hash, so that a changed redirect changes no page, and an open page finds the new file by `app-data.json`.
 */
export function planRedirectFiles(
  redirects: readonly HostRedirect[],
  locales: readonly Locale[],
  pathPrefix: string,
): RedirectFiles {
  const planned = locales.flatMap(({ urlCode }) => {
    const own = redirects.filter(({ from }) => concerns(from, `${pathPrefix}/${urlCode}`));
    if (own.length === 0) return [];
    const data: RedirectsData = { redirects: own.map(({ from, to }) => [from, to]) };
    const content = JSON.stringify({ data });
    const name = hash('sha256', content).slice(0, 10);
    const path = sharedDataPathname(pathPrefix, name).slice(1);
    return [{ urlCode, name, file: { path, content, cache: 'immutable' } as const }];
  });
  return {
    files: planned.map(({ file }) => file),
    names: Object.fromEntries(planned.map(({ urlCode, name }) => [urlCode, name])),
  };
}

/** True if a redirect can apply to the home page of a locale or to an address below it. */
function concerns(from: string, home: string): boolean {
  if (from === home || from.startsWith(`${home}/`)) return true;
  return from.endsWith('*') && `${home}/`.startsWith(from.slice(0, -1));
}
