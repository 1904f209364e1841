import { partnerIds } from './partners.ts';

/** The values that HubSpot accepts for fields of a lead, by field (docs/contract.md, section 3.4). */
export const leadValues = {
  lifecyclestage: ['marketingqualifiedlead', 'lead', 'subscriber'],
  lead_source_latest_capture_type: [
    'Blog digest',
    'Free Demo',
    'Self onboarding sign up',
    'Self onboarding partner sign up',
    'partner big form',
    'Ebooks',
  ],
  type_of_lead: ['Partner lead', 'Partner Self Signup', 'Sales Lead'],
  pleo_partner_id: partnerIds,
  partner_channel: ['Technology partners', 'Accounting partners', 'Affiliate', 'Consulting partners', 'Marketplace'],
  type_of_influence: ['Partner-sourced', 'Sales-sourced'],
  partner_segment: ['Referral'],
  partnership_type: ['Distribution'],
  latest_campaign: ['Cashback launch', 'Multi-entity launch', 'Interactive demo'],
  event_name: ['Blog', 'Cashback landing page', 'Multi-entity landing page'],
} as const;

/** Values for some fields of a lead: `{ lifecyclestage: 'lead' }`. */
export type LeadValues = { readonly [Name in keyof typeof leadValues]?: (typeof leadValues)[Name][number] };
