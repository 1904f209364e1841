import { soundValues, type VisitValues } from '../../../rules/visit/values.ts';
import { type CampaignVisit, joinVisits, valuesOf, visitNames, visitOfValues } from '../../../rules/visit/visit.ts';
import { type Cookie, cookiePairs, daySeconds, decodedValue } from '../cookie.ts';
import { landingNames, landingOf } from './landing.ts';

/** The product sets this cookie to `true`, on the domain that it shares with the site, while a visitor is logged in. */
export const loggedInName = 'helios-logged-in';

/** The site sets this cookie to `true` if a visitor was logged in to the product in the last year. */
export const wasLoggedInName = 'helios-was-logged-in';

const storedNames: readonly string[] = [...visitNames, ...landingNames, wasLoggedInName];

/** The lifetime of tracking cookies (docs/contract.md, section 9.3). */
const trackingAgeSeconds = 365 * daySeconds;
/** The lifetime of landing cookies (docs/contract.md, section 9.3). */
const landingAgeSeconds = 30 * 60;

/**
 * The maximum length of all cookies of a visit together, in encoded characters. Servers reject requests whose headers
 * are too long: without a limit, a malicious link could lock a visitor out of the site.
 */
const maxCookiesLength = 4096;

export interface VisitToStore {
  readonly visit: CampaignVisit;
  /** The first address of the visit. */
  readonly landing: URL;
  readonly pathPrefix: string;
  /** The value of `document.cookie`. */
  readonly cookies: string;
}

/**
 * The cookies to write so that a visit is stored: only cookies whose value changes. Landing data that is stored already
 * remains.
 */
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

/** Expired cookies that delete all stored data of a visit. */
export function cookiesToDelete(cookies: string): Cookie[] {
  return cookiePairs(cookies).flatMap(([name]) => (storedNames.includes(name) ? cookie(name, undefined, 0) : []));
}

/** Reads the visit that is stored in cookies. */
export function storedVisit(cookies: string): CampaignVisit {
  return visitOfValues(readCookies(cookies));
}

/** Reads the cookies of a visit and drops unsound values: any script or server of the domain may have written them. */
function readCookies(cookies: string): VisitValues {
  const all = new Map(cookiePairs(cookies).reverse());
  return soundValues([...storedNames, loggedInName], (name) => decodedValue(all.get(name) ?? ''));
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
