import { afterAll, expect } from 'vitest';
import type { VendorSettings } from '../../../../src/rules/privacy/vendor-settings.ts';
import { serveSite } from '../../../../src/server/serve.ts';
import { type FaroStandIn, startFaro } from '../../../sites/vendors/faro.ts';
import { type HubspotBannerStandIn, hubspotPortal, startHubspotBanner } from '../../../sites/vendors/hubspot-banner.ts';
import { type LaunchDarklyStandIn, launchDarklyId, startLaunchDarkly } from '../../../sites/vendors/launch-darkly.ts';
import { type SegmentStandIn, segmentKey, startSegment } from '../../../sites/vendors/segment.ts';
import { openWorkplace } from '../../support/workplace.ts';

/** A part of the site that has all vendors, each of which is a stand-in on loopback. */
export interface VendorSite {
  readonly origin: string;
  /** The settings of the vendors, as the export had them. */
  readonly vendors: VendorSettings;
  readonly launchDarkly: LaunchDarklyStandIn;
  readonly hubspotBanner: HubspotBannerStandIn;
  readonly segment: SegmentStandIn;
  readonly faro: FaroStandIn;
}

/** Exports these English routes with all vendors, and serves them until the tests of the file have ended. */
export async function openVendorSite(routes: readonly string[]): Promise<VendorSite> {
  const stack = new AsyncDisposableStack();
  afterAll(() => stack.disposeAsync());
  const launchDarkly = stack.use(await startLaunchDarkly());
  const hubspotBanner = stack.use(await startHubspotBanner());
  const segment = stack.use(await startSegment());
  const faro = stack.use(await startFaro());
  const vendors = {
    flags: { clientSideId: launchDarklyId, origin: launchDarkly.origin },
    hubspotBanner: { portal: hubspotPortal, origin: hubspotBanner.origin },
    analytics: { writeKey: segmentKey, cdnOrigin: segment.origin, apiOrigin: segment.origin },
    monitoring: { collector: faro.collector },
  };
  const place = stack.use(openWorkplace({ env: variablesOf(vendors) }));
  const { code, stdout, stderr } = await place.export(['--locale', 'en', '--route', ...routes]);
  expect(code, stdout + stderr).toBe(0);
  const server = await serveSite({ folder: place.out, port: 0 });
  stack.defer(() => server.close());
  return { origin: server.origin, vendors, launchDarkly, hubspotBanner, segment, faro };
}

function variablesOf({ flags, hubspotBanner, analytics, monitoring }: Required<VendorSettings>) {
  return {
    HELIOS_LAUNCHDARKLY_ID: flags?.clientSideId ?? '',
    HELIOS_LAUNCHDARKLY_HOST: flags?.origin ?? '',
    HELIOS_HUBSPOT_BANNER_PORTAL: hubspotBanner?.portal ?? '',
    HELIOS_HUBSPOT_BANNER_HOST: hubspotBanner?.origin ?? '',
    HELIOS_SEGMENT_KEY: analytics?.writeKey ?? '',
    HELIOS_SEGMENT_CDN_HOST: analytics?.cdnOrigin ?? '',
    HELIOS_SEGMENT_API_HOST: analytics?.apiOrigin ?? '',
    HELIOS_FARO_URL: monitoring?.collector ?? '',
  };
}
