import { allowsTracking } from '../../rules/consent.ts';
import { cookiesToForget } from '../../rules/visit/cookies.ts';
import { demoAttribute } from '../../rules/visit/demo-record.ts';
import { currentConsent } from '../consent/consent.ts';

/** True if there is something of the visit to be kept, forgotten or remembered: then its code has to come. */
export function isVisitOfInterest(root: Document): boolean {
  return (
    allowsTracking(currentConsent()) ||
    cookiesToForget(document.cookie).length > 0 ||
    root.querySelector(`[${demoAttribute}] :checked:not(:default)`) !== null
  );
}
