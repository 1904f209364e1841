import type { PolicySources, Vendor } from '../../rules/privacy/vendor.ts';
import type { VendorId, VendorSettings } from '../../rules/privacy/vendor-settings.ts';
import { analytics } from '../../rules/privacy/vendors/analytics.ts';
import { flags } from '../../rules/privacy/vendors/flags.ts';
import { hubspotBanner } from '../../rules/privacy/vendors/hubspot-banner.ts';
import { monitoring } from '../../rules/privacy/vendors/monitoring.ts';

/** Every vendor that a site may have. Reports and documents list them in this order. */
export const vendors: { readonly [Id in VendorId]: Vendor<Id> } = { flags, hubspotBanner, analytics, monitoring };

/** What the Content-Security-Policy of a page must allow for each vendor that the site uses. */
export function vendorSources(settings: VendorSettings): PolicySources[] {
  const sourcesOf = <Id extends VendorId>(id: Id): PolicySources[] => {
    const found = settings[id];
    return found === undefined ? [] : [vendors[id].sources(found)];
  };
  return [...sourcesOf('flags'), ...sourcesOf('hubspotBanner'), ...sourcesOf('analytics'), ...sourcesOf('monitoring')];
}
