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
  /** The names of cookies that consent does not allow. */
  readonly denied: readonly string[];
}

/**
 * The cookies to write so that a visit is stored: only cookies whose value changes. Landing data that is stored already
 * remains.
 */
export function cookiesToSet({ visit, landing, pathPrefix, cookies, denied }: VisitToStore): Cookie[] {
  const isAllowed = (name: string) => !denied.includes(name);
  const found = readCookies(cookies, denied);
  const isLoggedIn = found[loggedInName] === 'true';
  const wasLoggedIn = found[wasLoggedInName] === 'true';
  const landingValues = landingNames.some((name) => found[name] !== undefined)
    ? soundValues(landingNames, (name) => found[name])
    : landingOf(landing, pathPrefix, { isLoggedIn, wasLoggedIn });
  const values = Object.entries({ ...valuesOf(joinVisits(visitOfValues(found), visit)), ...landingValues });
  const wanted = withinLimit(values.filter(([name]) => isAllowed(name)));
  const changed = (names: readonly string[], maxAge: number) =>
    names.flatMap((name) => (wanted[name] === found[name] ? [] : cookie(name, wanted[name], maxAge)));
  return [
    ...changed(visitNames, trackingAgeSeconds),
    ...changed(landingNames, landingAgeSeconds),
    ...(isLoggedIn && isAllowed(wasLoggedInName) ? cookie(wasLoggedInName, 'true', trackingAgeSeconds) : []),
  ];
}

/** Reads the visit that is stored in cookies, without those that consent does not allow. */
export function storedVisit(cookies: string, denied: readonly string[]): CampaignVisit {
  return visitOfValues(readCookies(cookies, denied));
}

/** Reads the cookies of a visit and drops unsound values: any script or server of the domain may have written them. */
function readCookies(cookies: string, denied: readonly string[]): VisitValues {
  const names = [...storedNames, loggedInName].filter((name) => !denied.includes(name));
  const all = new Map(cookiePairs(cookies).reverse());
  return soundValues(names, (name) => decodedValue(all.get(name) ?? ''));
}

function cookie(name: string, value: string | undefined, maxAge: number): Cookie[] {
  return [{ name, value: value ?? '', maxAge: value === undefined ? 0 : maxAge }];
}

function withinLimit(values: readonly [name: string, value: string][]): VisitValues {
  let remaining = maxCookiesLength;
  return Object.fromEntries(
    values.filter(([name, value]) => {
      const size = `; ${name}=${encodeURIComponent(value)}`.length;
      if (size > remaining) return false;
      remaining -= size;
      return true;
    }),
  );
}
