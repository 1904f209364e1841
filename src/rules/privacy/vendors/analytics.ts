import type { Vendor } from '../vendor.ts';

/** https://segment.com/docs/connections/sources/catalog/libraries/website/javascript */
export const analytics: Vendor<'analytics'> = {
  name: 'Segment',
  category: 'analytics',
  stored: [],
  sources: ({ cdnOrigin, apiOrigin }) => ({ connect: [cdnOrigin, apiOrigin] }),
};
