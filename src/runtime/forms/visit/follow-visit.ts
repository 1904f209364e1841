import { arrivalBy, type CampaignVisit, joinVisits, visitOf } from '../../../rules/visit/visit.ts';
import { currentConsent, onConsent } from '../../shared/consent/consent.ts';
import { allowsTracking, type ConsentPreferences } from '../../shared/consent/preferences.ts';
import { writeCookies } from '../../shared/cookie.ts';
import { addressesSoFar, loadedAddress } from '../../shared/visit/addresses.ts';
import { cookiesToDelete, cookiesToSet, storedVisit } from '../../shared/visit/cookies.ts';
import { sendingPartner } from '../../shared/visit/sending-partner.ts';

/**
 * Records the visit while the document is open. With consent to tracking it also stores the visit in cookies and reads
 * earlier visits from them; without consent it deletes the cookies. Returns a function that returns the visit.
 */
export function followVisit(root: Document, pathPrefix: string): () => CampaignVisit {
  const addresses = addressesSoFar();
  const [landing] = addresses;
  let seen = addresses.map(visitOf).reduce(joinVisits);
  void sendingPartner({ root, landing, loaded: loadedAddress(), pathPrefix, request: fetch.bind(globalThis) }).then(
    (partner) => {
      seen = joinVisits(arrivalBy(partner), seen);
    },
  );
  const store = () => writeCookies(cookiesToSet({ visit: seen, landing, pathPrefix, cookies: document.cookie }));
  const onChoice = (consent: ConsentPreferences) => {
    if (allowsTracking(consent)) store();
    else writeCookies(cookiesToDelete(document.cookie));
  };
  onAddress((address) => {
    seen = joinVisits(seen, visitOf(address));
    if (allowsTracking(currentConsent())) store();
  });
  onConsent(onChoice);
  return () => (allowsTracking(currentConsent()) ? joinVisits(storedVisit(document.cookie), seen) : seen);
}

/** Calls the listener with each new address. Steps back and forth through the history are ignored. */
function onAddress(listener: (address: URL) => void): void {
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'replace') listener(new URL(location.href));
  });
}
