import { type StoredValues, storedData } from '../../rules/privacy/stored-data.ts';
import { analytics } from '../../rules/privacy/vendors/analytics.ts';
import { flags } from '../../rules/privacy/vendors/flags.ts';
import { hubspotBanner } from '../../rules/privacy/vendors/hubspot-banner.ts';
import { monitoring } from '../../rules/privacy/vendors/monitoring.ts';

/** Everything that scripts of this site store. The bundler leaves out the vendors that the site does not have. */
export const declared: readonly StoredValues[] = [
  ...storedData,
  ...(HELIOS_VENDORS.flags ? flags.stored : []),
  ...(HELIOS_VENDORS.hubspotBanner ? hubspotBanner.stored : []),
  ...(HELIOS_VENDORS.analytics ? analytics.stored : []),
  ...(HELIOS_VENDORS.monitoring ? monitoring.stored : []),
];
