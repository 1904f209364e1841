import { stripTrailingSlash } from '../rules/pathname.ts';
import { type DocumentPlace, documentPlaceText } from './finding.ts';
import type { HostRedirect } from './host-rules.ts';

/** The place at which a redirect is written: a file with its line or key (`config/_redirects:3`), or a field of the CMS. */
export type RedirectPlace = { readonly file: string } | { readonly document: DocumentPlace };

/** A redirect with its place. `from` and `to` are percent-encoded, and `from` has no slash at its end. */
export interface Redirect extends HostRedirect {
  readonly place: RedirectPlace;
}

/** The place as text: `config/_redirects:3`, or `redirect_list "campaigns" (ZxU1…), de-de, redirects[2].from`. */
export function placeText(place: RedirectPlace): string {
  return 'file' in place ? place.file : documentPlaceText(place.document);
}

/** The part of a finding that names the place of a redirect. */
export function findingPlace(place: RedirectPlace): { document: DocumentPlace } | { where: string } {
  return 'file' in place ? { where: place.file } : { document: place.document };
}

/** The placeholder in `to`. It is replaced by the text that `*` at the end of `from` matches. */
export const splatName = ':splat';

/** The maximum number of characters that Cloudflare reads of a line in `_redirects`. */
const maxCharacters = 1000;

/** A part of a redirect that hosts could misread: the part, what it must be, and an example. */
export interface RedirectFault {
  readonly part: 'from' | 'to';
  readonly expected: string;
  readonly example: string;
}

/** An address and its target as somebody wrote them, or their fault. */
export type ParsedAddresses =
  | { readonly ok: true; readonly from: string; readonly to: string }
  | { readonly ok: false; readonly fault: RedirectFault };

/**
 * Parses the two addresses of a redirect. They are written into line formats and into nginx's language, so no character
 * may end a line, a word or a quotation there. Letters of other scripts, and spaces in `from`, are percent-encoded.
 */
export function parseAddresses(written: { readonly from: string; readonly to: string }): ParsedAddresses {
  const from = parseSource(written.from);
  if (from === undefined) return faulty('from', 'a path, with a * only at its end', '/old or /old/*');
  const to = written.to.replace(/[\p{L}\p{M}\p{N}]+/gu, encodeURIComponent);
  if (!isTarget(to, from)) return faulty('to', 'a path or a web address', '/helios/en/pricing');
  if (`${from} ${to} 301`.length > maxCharacters) {
    return faulty('to', `short: a redirect may have ${maxCharacters} characters in all`, 'a shorter address');
  }
  if (from === stripTrailingSlash(to)) return faulty('to', 'another address than the one in from', 'the new address');
  return { ok: true, from, to };
}

function faulty(part: RedirectFault['part'], expected: string, example: string): ParsedAddresses {
  return { ok: false, fault: { part, expected, example } };
}

/** Converts the address of a redirect to the form that browsers request. Undefined if it is not a path. */
function parseSource(written: string): string | undefined {
  const path = decode(written.endsWith('*') ? written.slice(0, -1) : written);
  if (path === undefined || !/^\/[\p{L}\p{M}\p{N}_ .~@+/-]*$/u.test(path)) return undefined;
  if (path.includes('//') || path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return written.endsWith('*') ? `${encodeURI(path)}*` : stripTrailingSlash(encodeURI(path));
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // `decodeURIComponent` throws only for a malformed escape.
  }
}

function isTarget(to: string, from: string): boolean {
  const plain = to.replace(splatName, '');
  const [before = ''] = to.split(splatName);
  if (to !== plain && !from.endsWith('*')) return false;
  // `/:splat` is no target, because some hosts don't merge two slashes: a request for `/old//evil.example` would
  // redirect to another host.
  if (to.startsWith(`/${splatName}`)) return false;
  // In the name of a host, the text could name another host: `.evil.example` after `https://blog.example`.
  if (to !== plain && /^https?:\/\/[^/]*$/.test(before)) return false;
  return /^(?:https?:\/\/[\w.-]+(?::\d+)?(?:\/|$)|\/(?!\/))[\w.~%@+/?=&#-]*$/.test(plain);
}
