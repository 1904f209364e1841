import type { Vendor } from '../vendor.ts';

/**
 * Names of the Trusted Types policies that let the banner's code set markup and load scripts
 * (`src/runtime/flags/banner-policy.ts` creates them).
 */
export const bannerPolicies = ['default', 'helios-banner'] as const;

/**
 * HubSpot's consent banner: https://developers.hubspot.com/docs/api-reference/legacy/cookie-banner/overview. The site
 * loads the banner without HubSpot's analytics, so only cookies that HubSpot calls necessary are stored:
 * https://knowledge.hubspot.com/privacy-and-consent/what-cookies-does-hubspot-set-in-a-visitor-s-browser
 */
export const hubspotBanner: Vendor<'hubspotBanner'> = {
  name: 'HubSpot',
  company: { name: 'HubSpot, Inc.', country: 'US' },
  role: 'banner',
  category: 'necessary',
  stored: [
    {
      purpose: 'hubspot_choice',
      names: [
        '__hs_opt_out',
        '__hs_cookie_cat_pref',
        '__hs_do_not_track',
        '__hs_gpc_banner_dismiss',
        '__hs_notify_banner_dismiss',
      ],
      needs: ['necessary'],
      lifetime: { count: 180, unit: 'day' },
    },
    {
      purpose: 'hubspot_asked',
      names: ['__hs_initial_opt_in'],
      needs: ['necessary'],
      lifetime: { count: 7, unit: 'day' },
    },
  ],
  sources: ({ origin }) => ({
    script: [origin],
    connect: [origin],
    trustedTypes: bannerPolicies,
  }),
};
