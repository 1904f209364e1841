import { type AppData, type RedirectsData, sharedDataPathname } from '../../rules/page-data.ts';
import { localeRoot } from '../shared/navigation/addresses.ts';
import { loadJson } from '../shared/navigation/load-json.ts';
import type { MovedPage } from '../shared/navigation/load-page.ts';

export interface FindMovedInput {
  /** The pathname of an address, without a slash at its end. */
  readonly pathname: string;
  /** The site's app data, which name the file with the redirects of each locale. */
  readonly app: AppData | undefined;
  readonly pathPrefix: string;
  readonly request: typeof fetch;
}

/** Finds the redirect of a pathname in the file of its locale. Undefined if the pathname is not redirected. */
export async function findMoved({
  pathname,
  app,
  pathPrefix,
  request,
}: FindMovedInput): Promise<MovedPage | undefined> {
  const urlCode = localeRoot(pathname, pathPrefix).slice(pathPrefix.length + 1);
  const name = app?.redirects?.[urlCode];
  if (!name) return undefined;
  const { value } = await loadJson(sharedDataPathname(pathPrefix, name), request);
  const rules = (value as { data?: RedirectsData } | undefined)?.data?.redirects ?? [];
  const movedTo = redirected(pathname, rules);
  return movedTo === undefined ? undefined : { movedTo: (address) => withSuffixOf(address, movedTo) };
}

/** The address to which the first rule for a pathname leads. Undefined if no rule matches. */
export function redirected(pathname: string, rules: RedirectsData['redirects']): string | undefined {
  for (const [from, to] of rules) {
    const start = from.endsWith('*') ? from.slice(0, -1) : undefined;
    if (start === undefined ? pathname !== from : !pathname.startsWith(start)) continue;
    return to.replace(':splat', () => pathname.slice(start?.length));
  }
  return undefined;
}

/** A target with the query and the fragment of the redirected address, unless the target has its own. */
export function withSuffixOf(address: string, target: string): string {
  const from = new URL(address);
  const to = new URL(target, from);
  to.search ||= from.search;
  to.hash ||= from.hash;
  return to.href;
}
