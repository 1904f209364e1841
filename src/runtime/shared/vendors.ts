import type { ConsentSettings } from '../../rules/privacy/consent-settings.ts';
import type { VendorSettings } from '../../rules/privacy/vendor-settings.ts';

declare global {
  /**
   * The vendors of the site. The bundler replaces `HELIOS_VENDORS.analytics` by its settings or by `undefined`, so that
   * `if (HELIOS_VENDORS.analytics) …` leaves no code behind on a site without this vendor.
   */
  const HELIOS_VENDORS: VendorSettings;
  /** How the site asks for consent. The bundler replaces this name by the settings. */
  const HELIOS_CONSENT: ConsentSettings;
}
