import { type PartnerId, partnerIds } from '../../../config/partners.ts';

/**
 * Returns the partner with this id, in upper or lower case. Returns undefined for other texts: addresses, and markup of
 * other versions of the site, can contain anything.
 */
export function partnerNamed(id: string | null | undefined): PartnerId | undefined {
  const wanted = id?.trim().toLowerCase();
  return partnerIds.find((each) => each === wanted);
}
