import { storedData } from '../../../rules/privacy/stored-data.ts';
import { arrivalBy, type CampaignVisit, joinVisits, visitOf } from '../../../rules/visit/visit.ts';
import { currentConsent, onConsent } from '../../shared/consent/consent.ts';
import { deniedNames } from '../../shared/consent/denied-names.ts';
import { writeCookies } from '../../shared/cookie.ts';
import { addressesSoFar, loadedAddress } from '../../shared/visit/addresses.ts';
import { cookiesToSet, storedVisit } from '../../shared/visit/cookies.ts';
import { sendingPartner } from '../../shared/visit/sending-partner.ts';

/**
 * Records the visit while the document is open. Each value that consent allows is also stored in a cookie, and the values of
 * earlier visits are read from theirs; the consent script deletes the others. Returns a function that returns the visit.
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
  const denied = () => deniedNames(storedData, currentConsent());
  const store = () =>
    writeCookies(cookiesToSet({ visit: seen, landing, pathPrefix, cookies: document.cookie, denied: denied() }));
  onAddress((address) => {
    seen = joinVisits(seen, visitOf(address));
    store();
  });
  onConsent(store);
  return () => joinVisits(storedVisit(document.cookie, denied()), seen);
}

/** Calls the listener with each new address. Steps back and forth through the history are ignored. */
function onAddress(listener: (address: URL) => void): void {
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'replace') listener(new URL(location.href));
  });
}
