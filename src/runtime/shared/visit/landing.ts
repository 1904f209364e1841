import { sentAlongLimit } from '../../../rules/leads/submission.ts';
import { parseSitePath } from '../../../rules/visit/place.ts';
import { soundValues, type VisitValues } from '../../../rules/visit/values.ts';

/** SPEC section 3, "Landing data". */
export const landingNames = [
  'landingPage',
  'landingLocale',
  'facebookClickId',
  'loggedInCurrently',
  'loggedInPreviously',
  'rawLandingPage',
] as const;

/** Whether somebody has, and had, an account of the product open in this browser. */
export interface LoginStatus {
  readonly isLoggedIn: boolean;
  readonly wasLoggedIn: boolean;
}

/**
 * Where a visit began: `landingPage` is the path without prefix and locale, as page views have it, `landingLocale` the
 * locale's urlCode, `rawLandingPage` the whole address, cut off where it gets too long.
 */
export function landingOf(address: URL, pathPrefix: string, { isLoggedIn, wasLoggedIn }: LoginStatus): VisitValues {
  const { locale, path } = parseSitePath(address.pathname, pathPrefix);
  const all: Partial<Record<string, string | null>> = {
    landingPage: path,
    landingLocale: locale,
    facebookClickId: address.searchParams.get('fbclid'),
    loggedInCurrently: String(isLoggedIn),
    loggedInPreviously: String(wasLoggedIn),
    rawLandingPage: address.href.slice(0, sentAlongLimit),
  };
  return soundValues(landingNames, (name) => all[name]);
}
