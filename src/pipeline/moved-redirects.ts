import { stripTrailingSlash } from '../rules/pathname.ts';
import type { HostRedirect } from '../site/host-rules.ts';
import type { Redirect } from '../site/redirects.ts';
import { isOwnRedirect } from './stale-redirects.ts';
import { redirectsFile } from './write-redirects.ts';

/** A redirect of the project's file whose target has moved: as it is in the file, and with the new target. */
export interface MovedRedirect {
  readonly before: Redirect;
  readonly after: Redirect;
}

/**
 * Finds the redirects of the project's file whose target is itself redirected by one of the added redirects, and gives
 * them the new target. Otherwise a page that is renamed twice would have a chain of redirects.
 */
export function movedRedirects(redirects: readonly Redirect[], added: readonly HostRedirect[]): MovedRedirect[] {
  const targets = new Map(added.map(({ from, to }) => [from, to]));
  return redirects.filter(isOwnRedirect).flatMap((before) => {
    const to = targets.get(stripTrailingSlash(before.to));
    return to === undefined ? [] : [{ before, after: { ...before, to, place: { file: redirectsFile } } }];
  });
}
