import { currentConsent } from '../shared/consent/consent.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';
import { untilIdle } from '../shared/until-idle.ts';
import type { FlagAnswer } from './flag-answer.ts';
import type { FlagRequest } from './launch-darkly.ts';

/**
 * The longest time that the client's script and the answer of the service may take together. A visitor who has to be
 * asked waits as long.
 */
const limitMs = 2500;

/**
 * Asks whether HubSpot's banner asks for consent (`hubspotBanner`): `on` or `off` if the service of flags has evaluated
 * the flag. Call it once for a document. The client is loaded when the browser is idle, and the answer arrives within
 * 2.5 seconds after that. `consent` is what the visitor has allowed so far, on an earlier visit too: with functionality
 * allowed, the client may store its anonymous key and its answer.
 */
export async function evaluateBannerFlag(consent: ConsentPreferences = currentConsent()): Promise<FlagAnswer> {
  if (!HELIOS_VENDORS.flags) return 'unknown';
  const mayStore = consent.allowed && consent.categories.functionality;
  const request = { ...HELIOS_VENDORS.flags, flag: 'hubspotBanner', mayStore };
  await untilIdle();
  const signal = AbortSignal.timeout(limitMs);
  return Promise.race([
    // If the script is missing or the client throws, nobody has evaluated the flag.
    evaluate(request, signal).catch(() => 'unknown' as const),
    new Promise<FlagAnswer>((resolve) => signal.addEventListener('abort', () => resolve('unknown'))),
  ]);
}

async function evaluate(request: Omit<FlagRequest, 'signal'>, signal: AbortSignal): Promise<FlagAnswer> {
  const { evaluateFlag } = await import('./launch-darkly.ts');
  return evaluateFlag({ ...request, signal });
}
