import type { z } from 'zod';
import type { VendorSettings } from '../src/rules/privacy/vendor-settings.ts';
import { must, objectOf, textLike } from './parse.ts';
import { serviceOrigin, serviceUrl } from './values.ts';

/** Keys and ids of vendors are public: they are part of the site's scripts. */
const publicKey = (example: string) => textLike(/^[\w-]+$/, must('one word of letters, digits, - and _', example));

export const launchDarklyId = publicKey('the client-side id as LaunchDarkly shows it');
export const hubspotPortal = textLike(/^\d+$/, must('the number of a portal', '4711'));
export const segmentKey = publicKey('the write key as Segment shows it');
export const faroKey = publicKey('the key as the collector shows it');
/** The schema of a collector's address. */
export const faroUrl = serviceUrl('https://faro.example.com/collect').transform(({ href }) => href);

/** The origins of vendors by default. */
export const usualOrigins = {
  launchDarkly: 'https://clientsdk.launchdarkly.com',
  hubspotBanner: 'https://js.hs-banner.com',
  segmentCdn: 'https://cdn.segment.com',
  segmentApi: 'https://api.segment.io',
} as const;

/** The schema of `vendors` in config/index.ts. */
export const vendorSettings: z.ZodType<VendorSettings> = objectOf({
  /** LaunchDarkly, which says whether HubSpot's banner asks for consent. */
  flags: objectOf({
    clientSideId: launchDarklyId,
    origin: serviceOrigin(usualOrigins.launchDarkly),
  }).optional(),
  /** HubSpot's consent banner. */
  hubspotBanner: objectOf({ portal: hubspotPortal, origin: serviceOrigin(usualOrigins.hubspotBanner) }).optional(),
  /** Segment, which gets the events of the site. */
  analytics: objectOf({
    writeKey: segmentKey,
    cdnOrigin: serviceOrigin(usualOrigins.segmentCdn),
    apiOrigin: serviceOrigin(usualOrigins.segmentApi),
  }).optional(),
  /** A collector of Grafana Faro, which gets errors, measurements and traces. */
  monitoring: objectOf({ collector: faroUrl, apiKey: faroKey.optional() }).optional(),
});

/** The values of environment variables for `vendors` in config/index.ts. */
export interface VendorVariables {
  readonly flags: { readonly clientSideId: string | undefined; readonly origin: string | undefined };
  readonly hubspotBanner: { readonly portal: string | undefined; readonly origin: string | undefined };
  readonly analytics: {
    readonly writeKey: string | undefined;
    readonly cdnOrigin: string | undefined;
    readonly apiOrigin: string | undefined;
  };
  readonly monitoring: { readonly collector: string | undefined; readonly apiKey: string | undefined };
}

/** The vendors of config/index.ts with the changes that the environment makes. */
export function vendorsOf(named: VendorVariables, base: VendorSettings): VendorSettings {
  const { flags, hubspotBanner, analytics, monitoring } = named;
  const clientSideId = flags.clientSideId ?? base.flags?.clientSideId;
  const portal = hubspotBanner.portal ?? base.hubspotBanner?.portal;
  const writeKey = analytics.writeKey ?? base.analytics?.writeKey;
  const collector = monitoring.collector ?? base.monitoring?.collector;
  return {
    flags:
      clientSideId === undefined
        ? undefined
        : {
            clientSideId,
            origin: flags.origin ?? base.flags?.origin ?? usualOrigins.launchDarkly,
          },
    hubspotBanner:
      portal === undefined
        ? undefined
        : {
            portal,
            origin: hubspotBanner.origin ?? base.hubspotBanner?.origin ?? usualOrigins.hubspotBanner,
          },
    analytics:
      writeKey === undefined
        ? undefined
        : {
            writeKey,
            cdnOrigin: analytics.cdnOrigin ?? base.analytics?.cdnOrigin ?? usualOrigins.segmentCdn,
            apiOrigin: analytics.apiOrigin ?? base.analytics?.apiOrigin ?? usualOrigins.segmentApi,
          },
    monitoring:
      collector === undefined
        ? undefined
        : {
            collector,
            apiKey: monitoring.apiKey ?? base.monitoring?.apiKey,
          },
  };
}
