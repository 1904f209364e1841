import type { LeadFormDefinition } from '../../rules/leads/lead-form.ts';
import { type SignUpKind, signUpFields, signUpPaths } from '../../rules/leads/sign-up.ts';
import type { DocumentOf } from '../content-source.ts';
import type { LocaleContent } from './locale-content.ts';

/** Returns the address at which a sign-up continues: the locale's own from `locale_settings`, else the product's. */
export function signUpHref(content: Pick<LocaleContent, 'site' | 'single' | 'link'>, kind: SignUpKind): string {
  const settings = content.single('locale_settings')?.data;
  const own = content.link(kind === 'partner' ? settings?.partner_signup_url : settings?.register_url);
  return own?.href ?? content.site.appOrigin + signUpPaths[kind];
}

/**
 * Returns the form of a sign-up's lead: an email address and no
 * consent. Undefined if editors named no form for this kind of sign-up.
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
  };
}
