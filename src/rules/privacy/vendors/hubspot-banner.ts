import type { Vendor } from '../vendor.ts';

/** https://developers.hubspot.com/docs/api-reference/legacy/cookie-banner/overview */
export const hubspotBanner: Vendor<'hubspotBanner'> = {
  name: 'HubSpot',
  category: 'necessary',
  stored: [],
  sources: ({ origin }) => ({ script: [origin], connect: [origin] }),
};
