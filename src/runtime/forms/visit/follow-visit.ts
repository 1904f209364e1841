import { type CampaignVisit, joinVisits, visitOf } from '../../../rules/visit/visit.ts';
import { currentConsent, onConsent } from '../../shared/consent/consent.ts';
import { allowsTracking, type ConsentPreferences } from '../../shared/consent/preferences.ts';
import { type Cookie, cookiesToDelete, cookiesToSet, cookieText, storedVisit } from '../../shared/visit/cookies.ts';
import { addressesSoFar } from './addresses.ts';

/**
 * Knows the visit for as long as the document lives, and with consent to tracking beyond: in cookies, which count as
 * long as that holds. Gives what is known when it is asked.
 */
export function followVisit(pathPrefix: string): () => CampaignVisit {
  const addresses = addressesSoFar();
  const [landing] = addresses;
  let seen = addresses.map((address) => visitOf(address, pathPrefix)).reduce(joinVisits);
  const store = () => write(cookiesToSet({ visit: seen, landing, pathPrefix, cookies: document.cookie }));
  const onChoice = (consent: ConsentPreferences) => {
    if (allowsTracking(consent)) store();
    else write(cookiesToDelete(document.cookie));
  };
  onAddress((address) => {
    seen = joinVisits(seen, visitOf(address, pathPrefix));
    if (allowsTracking(currentConsent())) store();
  });
  onConsent(onChoice);
  return () => (allowsTracking(currentConsent()) ? joinVisits(storedVisit(document.cookie), seen) : seen);
}

/** Calls back with each new address. Who goes back to one has not come by it again. */
function onAddress(listener: (address: URL) => void): void {
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'replace') listener(new URL(location.href));
  });
}

function write(cookies: readonly Cookie[]): void {
  const isSecure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where scripts still run, and on plain http.
  for (const cookie of cookies) document.cookie = cookieText(cookie, { isSecure });
}
