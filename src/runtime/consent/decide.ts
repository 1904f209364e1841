import { type ConsentPreferences, noConsent } from '../shared/consent/preferences.ts';
import type { StoredChoice } from './choice.ts';

/** What is known when the feature flags have finished loading. */
export interface ConsentFacts {
  /** The choice in the browser's cookies. */
  readonly stored: StoredChoice | undefined;
  /** The version of the cookie policy that the site has now. A choice under another version has to be made again. */
  readonly policyVersion: string;
  /** True if the browser sends the signal Global Privacy Control (https://www.w3.org/TR/gpc/). */
  readonly hasPrivacySignal: boolean;
  /** The flag `hubspotBanner`. `unknown`: no evaluation has come from the vendor of flags. */
  readonly bannerFlag: BannerFlag;
  /** True if the site is configured for HubSpot's banner. */
  readonly hasHubspotBanner: boolean;
  /** What the visitor's locale does if the flag is evaluated as off: allow everything, or ask. */
  readonly whenBannerIsOff: 'allow' | 'ask';
}

export type BannerFlag = 'on' | 'off' | 'unknown';

/**
 * Where consent comes from: the visitor's stored choice, HubSpot's banner, the policy of the locale, the browser's
 * signal, or an answer that the visitor has yet to give.
 */
export type ConsentDecision = 'keep' | 'follow-hubspot' | 'allow-all' | 'refuse' | 'ask';

/**
 * Decides, once for each page, where consent comes from (docs/contract.md, section 4.1). Until then everything is
 * denied. The browser's signal is a refusal that only the visitor's own choice overrides.
 */
export function decideConsent(facts: ConsentFacts): ConsentDecision {
  const isKept = facts.stored?.by === 'visitor' && facts.stored.policyVersion === facts.policyVersion;
  if (facts.hasPrivacySignal) return isKept ? 'keep' : 'refuse';
  if (facts.bannerFlag === 'on' && facts.hasHubspotBanner) return 'follow-hubspot';
  if (isKept) return 'keep';
  return facts.bannerFlag === 'off' && facts.whenBannerIsOff === 'allow' ? 'allow-all' : 'ask';
}

/**
 * The preferences of a choice that another tab has stored since this page decided. Undefined if the choice is not in
 * force here: it was made under another policy version, or its source does not decide on this page.
 */
export function choiceOfOtherTab(facts: ConsentFacts): ConsentPreferences | undefined {
  const { stored, policyVersion } = facts;
  const decision = decideConsent(facts);
  const isOfHubspot = stored?.by === 'hubspot' && stored.policyVersion === policyVersion;
  const isInForce = decision === 'keep' || (decision === 'follow-hubspot' && isOfHubspot);
  return isInForce ? stored?.preferences : undefined;
}

/**
 * True if the flag can change the decision. Only then is the vendor of flags asked: otherwise the request would tell
 * the vendor of a visitor, and let the visitor wait, for an answer without effect.
 */
export function dependsOnFlag(known: Omit<ConsentFacts, 'bannerFlag'>): boolean {
  const flags: readonly BannerFlag[] = ['on', 'off', 'unknown'];
  return new Set(flags.map((bannerFlag) => decideConsent({ ...known, bannerFlag }))).size > 1;
}

/**
 * The consent by which the vendor of flags may act before anything is decided: the visitor's earlier choice, if it was
 * made under the present policy version, and in HubSpot's banner if the site has that banner, elsewhere if not. Any
 * other earlier choice counts as none, because the flag may decide that it is ignored.
 */
export function consentForFlag({
  stored,
  policyVersion,
  hasHubspotBanner,
}: Omit<ConsentFacts, 'bannerFlag'>): ConsentPreferences {
  const counts = stored?.policyVersion === policyVersion && (stored.by === 'hubspot') === hasHubspotBanner;
  return counts ? stored.preferences : noConsent;
}
