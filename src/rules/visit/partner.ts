import { parseSitePath } from './place.ts';

/** SPEC section 3, "integration partner ids": what HubSpot and the product know partners by. */
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

/** Pages of integrations whose UID is not their partner's id. */
const ids: Readonly<Record<string, PartnerId>> = {
  'e-conomic': 'visma_economic',
  'exact-online': 'exactonline',
  'visma-eekonomi': 'vismaeekonomi',
};

/** The partner an address names: in its query as `partner`, by id or UID, else by being the page of its integration. */
export function partnerOf({ pathname, searchParams }: URL, pathPrefix: string): PartnerId | undefined {
  const { path } = parseSitePath(pathname, pathPrefix);
  const [, page = ''] = /^\/integrations\/([^/]+)$/.exec(path) ?? [];
  return partnerNamed(searchParams.get('partner') ?? '') ?? partnerNamed(page);
}

function partnerNamed(name: string): PartnerId | undefined {
  const wanted = name.trim().toLowerCase();
  return partnerIds.find((id) => id === wanted) ?? (Object.hasOwn(ids, wanted) ? ids[wanted] : undefined);
}
