import { currentConsent } from '../shared/consent/consent.ts';
import type { FlagAnswer } from './flag-answer.ts';

/**
 * Asks whether HubSpot's banner asks for consent (`hubspotBanner`): `on` or `off` if the service of flags has evaluated
 * it. Call it once for a document; the answer arrives within a few seconds.
 */
export async function evaluateBannerFlag(): Promise<FlagAnswer> {
  if (!HELIOS_VENDORS.flags) return 'unknown';
  try {
    const { evaluateFlag } = await import('./launch-darkly.ts');
    const mayStore = currentConsent().categories.functionality;
    return await evaluateFlag({ ...HELIOS_VENDORS.flags, flag: 'hubspotBanner', mayStore });
  } catch {
    // The script is missing or the client has thrown: nobody has evaluated the flag.
    return 'unknown';
  }
}
