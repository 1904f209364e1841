import type { Vendor } from '../vendor.ts';

/** Segment: https://segment.com/docs/connections/sources/catalog/libraries/website/javascript/ */
export const analytics: Vendor<'analytics'> = {
  name: 'Segment',
  company: { name: 'Twilio Inc.', country: 'US' },
  role: 'analytics',
  category: 'analytics',
  stored: [
    {
      // The site itself writes this cookie, in the format of Segment's consent manager.
      purpose: 'analytics_choice',
      names: ['tracking-preferences'],
      needs: ['necessary'],
      lifetime: { count: 365, unit: 'day' },
    },
    {
      purpose: 'analytics_visitor',
      // The library sets and deletes `__tld__` to learn for which domain a cookie can be set.
      names: ['ajs_anonymous_id', 'ajs_user_id', 'ajs_group_id', '__tld__'],
      needs: ['analytics'],
      lifetime: { count: 365, unit: 'day' },
    },
    {
      // The site itself writes this cookie, so that a page does not tell Segment again what Segment knows already.
      purpose: 'analytics_traits',
      names: ['helios-told-traits'],
      needs: ['analytics'],
      lifetime: { count: 365, unit: 'day' },
    },
    {
      purpose: 'analytics_repeat',
      names: ['persisted-queue:*'],
      needs: ['analytics'],
      lifetime: 'until_deleted',
    },
  ],
  sources: ({ cdnOrigin, apiOrigin }) => ({ connect: [cdnOrigin, apiOrigin] }),
};
