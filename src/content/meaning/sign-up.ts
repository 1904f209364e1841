import type { LeadFormDefinition } from '../../rules/leads/lead-form.ts';
import { type SignUpKind, signUpFields, signUpPaths } from '../../rules/leads/sign-up.ts';
import type { DocumentOf } from '../content-source.ts';
import type { LocaleContent } from './locale-content.ts';

/** Returns the address of the product at which a sign-up continues. */
export function signUpHref({ site }: Pick<LocaleContent, 'site'>, kind: SignUpKind): string {
  return site.appOrigin + signUpPaths[kind];
}

/**
 * Returns the form of a sign-up's lead: an email address and no consent. Returns undefined if editors named no form for
 * this kind of sign-up.
 */
export function signUpFormDefinition(
  { lang, data }: DocumentOf<'signup_modal'>,
  kind: SignUpKind,
): LeadFormDefinition | undefined {
  const formId = kind === 'partner' ? data.partner_form_id : data.form_id;
  if (!formId) return undefined;
  return {
    formId,
    locale: lang,
    fields: [{ name: 'email', type: 'email', isRequired: true }],
    hasMarketingConsent: false,
    asksForFile: false,
    hidden: signUpFields[kind],
    success: undefined,
    successes: [],
  };
}
