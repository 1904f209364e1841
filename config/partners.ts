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
