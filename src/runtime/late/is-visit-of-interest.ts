import { demoAttribute, selectorOf } from '../../rules/markup.ts';
import { currentConsent } from '../shared/consent/consent.ts';
import { allowsTracking } from '../shared/consent/preferences.ts';
import { cookiesToDelete } from '../shared/visit/cookies.ts';

/** True if the forms script is needed because data of the visit has to be stored, deleted or recorded. */
export function isVisitOfInterest(root: Document): boolean {
  return (
    allowsTracking(currentConsent()) ||
    cookiesToDelete(document.cookie).length > 0 ||
    root.querySelector(`${selectorOf(demoAttribute)} :checked:not(:default)`) !== null
  );
}
