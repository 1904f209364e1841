import { linkedInputsMark } from '../../../rules/markup.ts';
import { storedData } from '../../../rules/privacy/stored-data.ts';
import { arrivalBy, type CampaignVisit, joinVisits, visitOf, withoutValues } from '../../../rules/visit/visit.ts';
import { currentConsent, onConsent } from '../../shared/consent/consent.ts';
import { deniedNames, refusedNames } from '../../shared/consent/denied-names.ts';
import { writeCookies } from '../../shared/cookie.ts';
import { addressesSoFar, loadedAddress, withoutParameters } from '../../shared/visit/addresses.ts';
import { cookiesToSet, storedVisit } from '../../shared/visit/cookies.ts';
import { sendingPartner } from '../../shared/visit/sending-partner.ts';
import { withVisit } from '../../shared/visit/with-visit.ts';

/**
 * Records the visit while the document is open. Each value that consent allows is also stored in a cookie, and the
 * values of earlier visits are read from their cookies; the consent script deletes the cookies that consent does not
 * allow.
 */
export function followVisit(root: Document, pathPrefix: string): FollowedVisit {
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
  return {
    visit() {
      const names = denied();
      return withoutValues(joinVisits(storedVisit(document.cookie, names), seen), names);
    },
    pageAddress: () => addressToSend(denied()),
    nextAddress(address) {
      const from = new URL(location.href);
      const to = new URL(address, from);
      if ('navigation' in globalThis) return to.href;
      return withVisit(to, { visit: seen, from, pathPrefix, refused: refusedNames(storedData) }).href;
    },
  };
}

/** A visit, current at each call. */
export interface FollowedVisit {
  /** What consent allows to be known of the visit. */
  visit(): CampaignVisit;
  /** The address of the shown page, without what consent does not allow. */
  pageAddress(): string;
  /**
   * The address of the page after a form. If the browser loads the page by itself, the address carries the visit, as
   * links do.
   */
  nextAddress(address: string): string;
}

/** The address of the shown page, without what consent does not allow and without the numbers that a tool's link carries. */
function addressToSend(denied: readonly string[]): string {
  const address = withoutParameters(new URL(location.href), denied);
  if (address.hash.startsWith(linkedInputsMark)) address.hash = '';
  return address.href;
}

/** Calls the listener with each new address. Steps back and forth through the history are ignored. */
function onAddress(listener: (address: URL) => void): void {
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'replace') listener(new URL(location.href));
  });
}
