import type { LeadValues } from '../../../config/lead-values.ts';

/** Who signs up: for a company of their own, or as a partner of ours with clients (SPEC section 6). */
export const signUpKinds = ['visitor', 'partner'] as const;
export type SignUpKind = (typeof signUpKinds)[number];

/** Where on the product's own host each goes on (SPEC section 2, "External app"). */
export const signUpPaths: Readonly<Record<SignUpKind, string>> = { visitor: '/register', partner: '/partner/signup' };

/** What a sign-up says of itself as a lead, by HubSpot's names (docs/contract.md, section 3.4). */
export const signUpFields: Readonly<Record<SignUpKind, Readonly<Record<string, string>>>> = {
  visitor: { lifecyclestage: 'lead', lead_source_latest_capture_type: 'Self onboarding sign up' },
  partner: {
    lifecyclestage: 'lead',
    lead_source_latest_capture_type: 'Self onboarding partner sign up',
    type_of_lead: 'Partner Self Signup',
  },
} satisfies Readonly<Record<SignUpKind, LeadValues>>;
