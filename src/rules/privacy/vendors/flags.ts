import type { Vendor } from '../vendor.ts';

/**
 * https://docs.launchdarkly.com/sdk/client-side/javascript. The request for the flag that decides whose banner asks is
 * necessary to ask at all: it names no visitor and stores nothing before functionality is allowed.
 */
export const flags: Vendor<'flags'> = {
  name: 'LaunchDarkly',
  company: { name: 'Catamorphic Co.', country: 'US' },
  role: 'flags',
  category: 'necessary',
  stored: [{ purpose: 'flags', names: ['LaunchDarkly_*'], needs: ['functionality'], lifetime: 'until_deleted' }],
  sources: ({ origin }) => ({ connect: [origin] }),
};
