import type { VisitorTraits } from '../shared/tracking/events.ts';
import { loggedInName, wasLoggedInName } from '../shared/visit/cookies.ts';

/**
 * Whether the visitor is or was logged in to the product (docs/contract.md, section 4.7). `cookies` is
 * `document.cookie`.
 */
export function loginTraits(cookies: string): VisitorTraits {
  const pairs = cookies.split('; ');
  return {
    loggedInCurrently: pairs.includes(`${loggedInName}=true`),
    loggedInPreviously: pairs.includes(`${wasLoggedInName}=true`),
  };
}
