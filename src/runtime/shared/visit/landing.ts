import { campaignNames } from '../../../rules/leads/field-names.ts';
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
 * locale's URL code, and `rawLandingPage` the address with the parameters of its campaign alone, cut off at
 * `sentAlongLimit` characters: others have a consent of their own, or may say who the visitor is.
 */
export function landingOf(address: URL, pathPrefix: string, { isLoggedIn, wasLoggedIn }: LoginStatus): VisitValues {
  const { locale, path } = parseSitePath(address.pathname, pathPrefix);
  const all: Partial<Record<string, string | null>> = {
    landingPage: path,
    landingLocale: locale,
    facebookClickId: address.searchParams.get('fbclid'),
    loggedInCurrently: String(isLoggedIn),
    loggedInPreviously: String(wasLoggedIn),
    rawLandingPage: campaignAddress(address).slice(0, sentAlongLimit),
  };
  return soundValues(landingNames, (name) => all[name]);
}

function campaignAddress({ origin, pathname, searchParams }: URL): string {
  const campaign = [...searchParams].filter(([name]) => campaignNames.some((each) => each === name));
  return origin + pathname + (campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : '');
}
