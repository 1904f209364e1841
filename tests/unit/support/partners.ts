import type { Partner } from '../../../src/templates/partners/partners.ts';
import { type DataOf, documentOf } from './document-of.ts';

/** A partner under its UID, at `/{uid}`. */
export function partnerOf(uid: string, data?: DataOf<'partner'>): Partner {
  return documentOf('partner', data, { uid });
}

/** Two partners in Leeds, one in Bristol and one that names no city. */
export const partners: readonly Partner[] = [
  partnerOf('zenobia', { city: 'Leeds', partner_channel: 'Affiliate' }),
  partnerOf('abel', { city: 'Leeds', partner_channel: 'Accounting partners' }),
  partnerOf('nowhere'),
  partnerOf('bruno', { city: 'Bristol', partner_channel: 'Accounting partners' }),
];
