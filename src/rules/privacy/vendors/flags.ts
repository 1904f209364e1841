import type { Vendor } from '../vendor.ts';

/**
 * LaunchDarkly: https://docs.launchdarkly.com/sdk/client-side/javascript. A visitor can't be asked for consent before
 * the flag says whose banner asks. So the request for the flag is necessary: it names no visitor and stores nothing
 * before functionality is allowed.
 */
export const flags: Vendor<'flags'> = {
  name: 'LaunchDarkly',
  company: { name: 'Catamorphic Co.', country: 'US' },
  role: 'flags',
  category: 'necessary',
  stored: [{ purpose: 'flags', names: ['LaunchDarkly_*'], needs: ['functionality'], lifetime: 'until_deleted' }],
  sources: ({ origin }) => ({ connect: [origin] }),
};
