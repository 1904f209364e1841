/** LaunchDarkly, which says whether HubSpot's banner asks for consent. */
export interface FlagSettings {
  /** The public client-side id of an environment. */
  readonly clientSideId: string;
  readonly origin: string;
}

/** HubSpot's consent banner. */
export interface HubspotBannerSettings {
  /** The number of a HubSpot portal. */
  readonly portal: string;
  /** Origin of the banner's script, and of everything that the script loads. */
  readonly origin: string;
}

/** Segment, which gets the events of the site. */
export interface AnalyticsSettings {
  /** The public key of a source. */
  readonly writeKey: string;
  /** Origin of the source's settings and of its list of integrations. */
  readonly cdnOrigin: string;
  /** Origin that events are sent to. */
  readonly apiOrigin: string;
}

/** A collector of Grafana Faro, which gets errors, measurements and traces. */
export interface MonitoringSettings {
  /** Address of the collector. */
  readonly collector: string;
  /** A public key, sent with each request. Undefined if the collector needs none. */
  readonly apiKey?: string | undefined;
}

/** The vendors of a site. A vendor without settings is absent: no script of the site has its code. */
export interface VendorSettings {
  readonly flags?: FlagSettings | undefined;
  readonly hubspotBanner?: HubspotBannerSettings | undefined;
  readonly analytics?: AnalyticsSettings | undefined;
  readonly monitoring?: MonitoringSettings | undefined;
}

export type VendorId = keyof VendorSettings;
