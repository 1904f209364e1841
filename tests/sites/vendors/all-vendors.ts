import type { VendorSettings } from '../../../src/rules/privacy/vendor-settings.ts';
import { type FaroStandIn, faroKey, startFaro } from './faro.ts';
import { type HubspotBannerStandIn, hubspotPortal, startHubspotBanner } from './hubspot-banner.ts';
import { type LaunchDarklyStandIn, launchDarklyId, startLaunchDarkly } from './launch-darkly.ts';
import { type SegmentStandIn, segmentKey, startSegment } from './segment.ts';

/** A stand-in for each vendor, on loopback. */
export interface AllVendors extends AsyncDisposable {
  /** The settings of a site that has all of them, and the variables that make an export have these settings. */
  readonly settings: Required<VendorSettings>;
  readonly variables: Readonly<Record<string, string>>;
  readonly addresses: VendorAddresses;
  readonly launchDarkly: LaunchDarklyStandIn;
  readonly hubspotBanner: HubspotBannerStandIn;
  readonly segment: SegmentStandIn;
  readonly faro: FaroStandIn;
}

/** Where the vendors of a site answer: the origins of three of them, and the address of the collector. */
export interface VendorAddresses {
  readonly launchDarkly: string;
  readonly hubspotBanner: string;
  readonly segment: string;
  readonly collector: string;
}

export async function startAllVendors(): Promise<AllVendors> {
  const stack = new AsyncDisposableStack();
  const launchDarkly = stack.use(await startLaunchDarkly());
  const hubspotBanner = stack.use(await startHubspotBanner());
  const segment = stack.use(await startSegment());
  const faro = stack.use(await startFaro());
  const addresses = {
    launchDarkly: launchDarkly.origin,
    hubspotBanner: hubspotBanner.origin,
    segment: segment.origin,
    collector: faro.collector,
  };
  const standIns = { launchDarkly, hubspotBanner, segment, faro };
  return { ...vendorsAt(addresses), addresses, ...standIns, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** The settings of a site whose vendors have these addresses, and the variables that make an export have them. */
export function vendorsAt(addresses: VendorAddresses): Pick<AllVendors, 'settings' | 'variables'> {
  const { launchDarkly, hubspotBanner, segment, collector } = addresses;
  const settings = {
    flags: { clientSideId: launchDarklyId, origin: launchDarkly },
    hubspotBanner: { portal: hubspotPortal, origin: hubspotBanner },
    analytics: { writeKey: segmentKey, cdnOrigin: segment, apiOrigin: segment },
    monitoring: { collector },
  };
  const variables = {
    HELIOS_LAUNCHDARKLY_ID: settings.flags.clientSideId,
    HELIOS_LAUNCHDARKLY_HOST: settings.flags.origin,
    HELIOS_HUBSPOT_BANNER_PORTAL: settings.hubspotBanner.portal,
    HELIOS_HUBSPOT_BANNER_HOST: settings.hubspotBanner.origin,
    HELIOS_SEGMENT_KEY: settings.analytics.writeKey,
    HELIOS_SEGMENT_CDN_HOST: settings.analytics.cdnOrigin,
    HELIOS_SEGMENT_API_HOST: settings.analytics.apiOrigin,
    HELIOS_FARO_URL: settings.monitoring.collector,
    HELIOS_FARO_KEY: faroKey,
  };
  return { settings, variables };
}
