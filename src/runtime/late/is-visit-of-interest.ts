import { demoAttribute, selectorOf } from '../../rules/markup.ts';
import { currentConsent } from '../shared/consent/consent.ts';
import { allowsTracking } from '../shared/consent/preferences.ts';
import { cookiesToDelete } from '../shared/visit/cookies.ts';

/** True if the visit has to be stored or deleted, or if a demo was used: then the code of the visit has to be loaded. */
export function isVisitOfInterest(root: Document): boolean {
  return (
    allowsTracking(currentConsent()) ||
    cookiesToDelete(document.cookie).length > 0 ||
    root.querySelector(`${selectorOf(demoAttribute)} :checked:not(:default)`) !== null
  );
}
