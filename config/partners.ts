/** Ids by which HubSpot and the product know integration partners (docs/contract.md, section 3.4). */
export const partnerIds = [
  'travelperk',
  'bolt',
  'sesame',
  'netsuite',
  'twinfield',
  'datev',
  'xero',
  'quickbooks',
  'fortnox',
  'visma_economic',
  'vismaeekonomi',
  'exactonline',
  'holded',
  'personio',
] as const;
export type PartnerId = (typeof partnerIds)[number];

/** Partner ids by the UID of the integration's page, for the partners whose id is not that UID. */
export const partnerIdsByUid: Readonly<Record<string, PartnerId>> = {
  'e-conomic': 'visma_economic',
  'exact-online': 'exactonline',
  'visma-eekonomi': 'vismaeekonomi',
};
