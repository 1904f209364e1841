import type { VendorSettings } from '../../../src/rules/privacy/vendor-settings.ts';
import { type FaroStandIn, startFaro } from './faro.ts';
import { type HubspotBannerStandIn, hubspotPortal, startHubspotBanner } from './hubspot-banner.ts';
import { type LaunchDarklyStandIn, launchDarklyId, startLaunchDarkly } from './launch-darkly.ts';
import { type SegmentStandIn, segmentKey, startSegment } from './segment.ts';

/** A stand-in for each vendor, on loopback. */
export interface AllVendors extends AsyncDisposable {
  /** The settings of a site that has all of them, and the variables that make an export have these settings. */
  readonly settings: Required<VendorSettings>;
  readonly variables: Readonly<Record<string, string>>;
  readonly launchDarkly: LaunchDarklyStandIn;
  readonly hubspotBanner: HubspotBannerStandIn;
  readonly segment: SegmentStandIn;
  readonly faro: FaroStandIn;
}

export async function startAllVendors(): Promise<AllVendors> {
  const stack = new AsyncDisposableStack();
  const launchDarkly = stack.use(await startLaunchDarkly());
  const hubspotBanner = stack.use(await startHubspotBanner());
  const segment = stack.use(await startSegment());
  const faro = stack.use(await startFaro());
  const settings = {
    flags: { clientSideId: launchDarklyId, origin: launchDarkly.origin },
    hubspotBanner: { portal: hubspotPortal, origin: hubspotBanner.origin },
    analytics: { writeKey: segmentKey, cdnOrigin: segment.origin, apiOrigin: segment.origin },
    monitoring: { collector: faro.collector },
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
  };
  const standIns = { launchDarkly, hubspotBanner, segment, faro };
  return { settings, variables, ...standIns, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
