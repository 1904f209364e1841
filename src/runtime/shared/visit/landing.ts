import { sentAlongLimit } from '../../../rules/leads/submission.ts';
import { soundValues, type VisitValues } from '../../../rules/visit/values.ts';
import { parseSitePath } from './place.ts';

/** The names of landing data (docs/contract.md, section 3.10). */
export const landingNames = [
  'landingPage',
  'landingLocale',
  'facebookClickId',
  'loggedInCurrently',
  'loggedInPreviously',
  'rawLandingPage',
] as const;

/** Whether a visitor is, or was, logged in to the product in this browser. */
export interface LoginStatus {
  readonly isLoggedIn: boolean;
  readonly wasLoggedIn: boolean;
}

/**
 * Landing data of the first address of a visit. `landingPage` is the path without prefix and locale, `landingLocale` the
 * locale's URL code, and `rawLandingPage` the whole address, cut off at `sentAlongLimit` characters.
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
