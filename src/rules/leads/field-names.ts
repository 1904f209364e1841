/** The five of SPEC section 3, each sent twice: as they were on the first visit, and as `latest_…` on this one. */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** What a visitor fills in, as forms have it. */
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

/** What is sent along: decided by the form's document, known from the visit, or said by the law. */
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

/** One field of a lead as HubSpot knows it (SPEC section 3, "Lead form submission fields"). */
export type LeadFieldName = (typeof typedNames)[number] | (typeof sentAlongNames)[number];

/** All of them, each once, in the order in which they are sent. */
export const leadFieldNames: readonly LeadFieldName[] = [...new Set([...typedNames, ...sentAlongNames])];
