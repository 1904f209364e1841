import { type PartnerId, partnerIds } from '../../../config/partners.ts';

/** The partner with this id, in any case. Undefined for other texts: addresses and markup of other versions can hold anything. */
export function partnerNamed(id: string | null | undefined): PartnerId | undefined {
  const wanted = id?.trim().toLowerCase();
  return partnerIds.find((each) => each === wanted);
}
