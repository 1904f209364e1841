import { demoAttribute, selectorOf } from '../../rules/markup.ts';
import { currentConsent } from '../shared/consent/consent.ts';

/** True if the forms script is needed because data of the visit may be stored, or has to be recorded. */
export function isVisitOfInterest(root: Document): boolean {
  return currentConsent().allowed || root.querySelector(`${selectorOf(demoAttribute)} :checked:not(:default)`) !== null;
}
