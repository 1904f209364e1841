import type { LeadValues } from '../../../config/lead-values.ts';

/** The kinds of sign-up: visitors for their own company, and partners with clients (docs/contract.md, section 6). */
export const signUpKinds = ['visitor', 'partner'] as const;
export type SignUpKind = (typeof signUpKinds)[number];

/** The path on the product's host to which each sign-up leads (docs/contract.md, section 2.5). */
export const signUpPaths: Readonly<Record<SignUpKind, string>> = { visitor: '/register', partner: '/partner/signup' };

/** The hidden values of a sign-up's lead, by HubSpot's names (docs/contract.md, section 3.4). */
export const signUpFields: Readonly<Record<SignUpKind, Readonly<Record<string, string>>>> = {
  visitor: { lifecyclestage: 'lead', lead_source_latest_capture_type: 'Self onboarding sign up' },
  partner: {
    lifecyclestage: 'lead',
    lead_source_latest_capture_type: 'Self onboarding partner sign up',
    type_of_lead: 'Partner Self Signup',
  },
} satisfies Readonly<Record<SignUpKind, LeadValues>>;
