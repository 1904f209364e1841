import type { PolicySources, Vendor } from './vendor.ts';
import type { VendorId, VendorSettings } from './vendor-settings.ts';
import { analytics } from './vendors/analytics.ts';
import { flags } from './vendors/flags.ts';
import { hubspotBanner } from './vendors/hubspot-banner.ts';
import { monitoring } from './vendors/monitoring.ts';

/** Every vendor that a site may have, in the order in which documents name them. */
export const vendors: { readonly [Id in VendorId]: Vendor<Id> } = { flags, hubspotBanner, analytics, monitoring };

/** The sources of the vendors that the site has. */
export function vendorSources(settings: VendorSettings): PolicySources[] {
  const sourcesOf = <Id extends VendorId>(id: Id): PolicySources[] => {
    const found = settings[id];
    return found === undefined ? [] : [vendors[id].sources(found)];
  };
  return [...sourcesOf('flags'), ...sourcesOf('hubspotBanner'), ...sourcesOf('analytics'), ...sourcesOf('monitoring')];
}
