import { restAttribute, selectorOf } from '../../rules/markup.ts';
import { stripTrailingSlash } from '../../rules/pathname.ts';
import { routeUpdate } from '../shared/navigation/events.ts';
import { ownPath } from '../shared/navigation/own-path.ts';

/**
 * Puts the rest of the visitor's address behind the links of a wildcard page that take it: at `/bills-status/4711` the
 * link to the product's `/bills` leads to `/bills/4711` (docs/contract.md, section 2.2).
 */
export function attachAddressRest(root: Document): void {
  const update = () => {
    const rest = addressRest(location.pathname, ownPath());
    for (const link of root.querySelectorAll<HTMLAnchorElement>(`a${selectorOf(restAttribute)}`)) {
      link.href = withRest(link.getAttribute(restAttribute) ?? link.href, rest);
    }
  };
  root.addEventListener(routeUpdate, update);
  update();
}

/** The rests that are handed on: a few names and numbers, such as a bill's, and no dots that lead to a parent folder. */
const soundRest = /^(?:\/[\w~=-][\w.~=-]{0,99}){1,8}$/;

/** The part of a pathname behind the page's own path: `/4711`. Empty if there is none, or if it could be an attack. */
export function addressRest(pathname: string, own: string): string {
  const base = stripTrailingSlash(own);
  const rest = pathname.startsWith(`${base}/`) ? stripTrailingSlash(pathname).slice(base.length) : '';
  return soundRest.test(rest) ? rest : '';
}

/** Adds a rest to the pathname of an address. Query and fragment of the address remain. */
export function withRest(href: string, rest: string): string {
  const url = new URL(href);
  url.pathname = stripTrailingSlash(url.pathname) + rest;
  return url.href;
}
