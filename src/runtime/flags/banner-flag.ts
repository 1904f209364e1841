import { currentConsent } from '../shared/consent/consent.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';
import type { FlagAnswer } from './flag-answer.ts';

/**
 * Asks whether HubSpot's banner asks for consent (`hubspotBanner`): `on` or `off` if the service of flags has evaluated
 * it. Call it once for a document; the answer arrives within a few seconds. `consent` is what the visitor has allowed so
 * far, on an earlier visit too: with functionality the client may store its number and its answer.
 */
export async function evaluateBannerFlag(consent: ConsentPreferences = currentConsent()): Promise<FlagAnswer> {
  if (!HELIOS_VENDORS.flags) return 'unknown';
  try {
    const { evaluateFlag } = await import('./launch-darkly.ts');
    const mayStore = consent.allowed && consent.categories.functionality;
    return await evaluateFlag({ ...HELIOS_VENDORS.flags, flag: 'hubspotBanner', mayStore });
  } catch {
    // The script is missing or the client has thrown: nobody has evaluated the flag.
    return 'unknown';
  }
}
