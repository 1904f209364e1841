/** The campaign parameters. A lead carries each twice: from the first visit, and as `latest_…` from the latest one. */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The fields of a lead that visitors fill in. */
export const typedNames = [
  'email',
  'firstname',
  'lastname',
  'phone',
  'country',
  'company_size_range',
  'how_did_you_hear_about_us_',
  'company',
  'type_of_influence',
  'lead_interest_level',
  'message',
  'pdf_url',
] as const;

/** The fields of a lead that visitors don't fill in: from the form's document, from the visit, or for legal reasons. */
export const sentAlongNames = [
  ...campaignNames,
  ...campaignNames.map((name) => `latest_${name}` as const),
  'hs_legal_basis',
  'referral_id',
  'lifecyclestage',
  'event_name',
  'latest_campaign',
  'lead_source_latest_capture_type',
  'pleo_partner_id',
  'associated_partner_id',
  'partner_channel',
  'type_of_influence',
  'partner_segment',
  'partnership_type',
  'partnership_referred_date',
  'type_of_lead',
  'pdf_url',
] as const;

/** HubSpot's name of a lead's field (docs/contract.md, section 3.3). */
export type LeadFieldName = (typeof typedNames)[number] | (typeof sentAlongNames)[number];

/** All field names of a lead, without duplicates, in the order in which they are sent. */
export const leadFieldNames: readonly LeadFieldName[] = [...new Set([...typedNames, ...sentAlongNames])];
