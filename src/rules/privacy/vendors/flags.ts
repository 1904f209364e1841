import type { Vendor } from '../vendor.ts';

/** https://docs.launchdarkly.com/sdk/client-side/javascript */
export const flags: Vendor<'flags'> = {
  name: 'LaunchDarkly',
  category: 'necessary',
  stored: [],
  sources: ({ origin }) => ({ connect: [origin] }),
};
