import { storedData } from '../../rules/privacy/stored-data.ts';
import { arrivalBy, joinVisits, visitOf } from '../../rules/visit/visit.ts';
import { refusedNames } from '../shared/consent/denied-names.ts';
import type { PlainLoads } from '../shared/navigation/navigating.ts';
import { loadedAddress } from '../shared/visit/addresses.ts';
import { sendingPartner } from '../shared/visit/sending-partner.ts';
import { withVisit } from '../shared/visit/with-visit.ts';

/**
 * Lets each link to a page of the site carry the parameters of the visit, in browsers without the Navigation API: they
 * load each page, and a loaded page knows no other address than its own. A link changes as soon as the visitor reaches
 * for it. Links of visits without parameters stay as they are.
 */
export function attachPlainLoads(root: Document, pathPrefix: string): PlainLoads {
  const loaded = loadedAddress();
  let visit = visitOf(loaded);
  const request = fetch.bind(globalThis);
  void sendingPartner({ root, loaded, landing: loaded, pathPrefix, request }).then((partner) => {
    visit = joinVisits(arrivalBy(partner), visit);
  });
  const carry = (address: URL) =>
    withVisit(address, { visit, from: loaded, pathPrefix, refused: refusedNames(storedData) });
  const onReach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || isFragment(link)) return;
    const { href } = carry(new URL(link.href));
    if (href !== link.href) link.href = href;
  };
  // A press comes before the click of any mouse button, and before the menu with "Open in a new tab". Keys and scripts
  // cause only a click.
  for (const type of ['pointerdown', 'click']) root.addEventListener(type, onReach, { capture: true, passive: true });
  return { carry };
}

/** True if a link leads to a place on the page itself. With other parameters the browser would load the page again. */
function isFragment({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}
