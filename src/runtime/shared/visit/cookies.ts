import { soundValues, type VisitValues } from '../../../rules/visit/values.ts';
import { type CampaignVisit, joinVisits, valuesOf, visitNames, visitOfValues } from '../../../rules/visit/visit.ts';
import { landingNames, landingOf } from './landing.ts';

/** A cookie to be written; one whose `maxAge` is 0 is to be deleted. Seconds. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly maxAge: number;
}

/** The product sets it to `true` on the domain it shares with the site, for as long as somebody is logged in. */
export const loggedInName = 'helios-logged-in';

/** Ours: somebody was, in the last year. */
export const wasLoggedInName = 'helios-was-logged-in';

const storedNames: readonly string[] = [...visitNames, ...landingNames, wasLoggedInName];

/** SPEC section 9. */
const daySeconds = 24 * 60 * 60;
const trackingAgeSeconds = 365 * daySeconds;
const landingAgeSeconds = 30 * 60;

/**
 * Characters all of them may have, as they are sent. They go with each request, and servers refuse requests whose head is
 * too long: without an end, a link that was made for it would lock its visitors out.
 */
const maxCookiesLength = 4096;

export interface VisitToStore {
  readonly visit: CampaignVisit;
  /** The address the visit began with. */
  readonly landing: URL;
  readonly pathPrefix: string;
  /** `document.cookie` */
  readonly cookies: string;
}

/** What must be written so that a visit is kept: what differs from what is there. A landing that is there goes on to count. */
export function cookiesToSet({ visit, landing, pathPrefix, cookies }: VisitToStore): Cookie[] {
  const found = readCookies(cookies);
  const isLoggedIn = found[loggedInName] === 'true';
  const wasLoggedIn = found[wasLoggedInName] === 'true';
  const landingValues = found.landingPage
    ? soundValues(landingNames, (name) => found[name])
    : landingOf(landing, pathPrefix, { isLoggedIn, wasLoggedIn });
  const wanted = withinLimit({ ...valuesOf(joinVisits(visitOfValues(found), visit)), ...landingValues });
  const changed = (names: readonly string[], maxAge: number) =>
    names.flatMap((name) => (wanted[name] === found[name] ? [] : cookie(name, wanted[name], maxAge)));
  return [
    ...changed(visitNames, trackingAgeSeconds),
    ...changed(landingNames, landingAgeSeconds),
    ...(isLoggedIn ? cookie(wasLoggedInName, 'true', trackingAgeSeconds) : []),
  ];
}

/** What must be written so that nothing of a visit is kept. */
export function cookiesToDelete(cookies: string): Cookie[] {
  return pairsOf(cookies).flatMap(([name]) => (storedNames.includes(name) ? cookie(name, undefined, 0) : []));
}

/** The visit that cookies tell of. */
export function storedVisit(cookies: string): CampaignVisit {
  return visitOfValues(readCookies(cookies));
}

/** For `document.cookie`: sent with navigations from elsewhere, to this host alone, and where there is https only by it. */
export function cookieText({ name, value, maxAge }: Cookie, { isSecure }: { readonly isSecure: boolean }): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** What is ours of `document.cookie`. Anybody may have written it. */
function readCookies(cookies: string): VisitValues {
  const all = new Map(pairsOf(cookies).reverse());
  return soundValues([...storedNames, loggedInName], (name) => decoded(all.get(name) ?? ''));
}

/** Of two cookies of one name the browser gives the nearer one first. */
function pairsOf(cookies: string): [name: string, value: string][] {
  return cookies.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not written by us.
    return undefined;
  }
}

function cookie(name: string, value: string | undefined, maxAge: number): Cookie[] {
  return [{ name, value: value ?? '', maxAge: value === undefined ? 0 : maxAge }];
}

function withinLimit(values: VisitValues): VisitValues {
  let remaining = maxCookiesLength;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const size = `; ${name}=${encodeURIComponent(value)}`.length;
      if (size > remaining) return false;
      remaining -= size;
      return true;
    }),
  );
}
