/** What happens to consent if the flag `hubspotBanner` is off: all categories are allowed, or the site's own banner asks. */
export type BannerOffPolicy = 'allow' | 'ask';

/** The days for which a choice is kept (docs/contract.md, section 9.3). After that the visitor is asked again. */
export const choiceDays = 60;

/** How a site asks for consent. */
export interface ConsentSettings {
  /** The version of the cookie policy. A choice that was made under another version is asked for again. */
  readonly policyVersion: string;
  /** The domain of the consent cookies. Pages on another host, such as `localhost`, store them for that host alone. */
  readonly cookieDomain: string;
  /** The policy of each locale by its code, and that of all others. */
  readonly whenBannerIsOff: Readonly<Record<string, BannerOffPolicy>> & { readonly default: BannerOffPolicy };
}
