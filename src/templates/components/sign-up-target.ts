import type { SignUpTarget } from '../../islands/sign-up/contract.ts';
import { type SignUpKind, signUpPaths } from '../../rules/leads/sign-up.ts';
import type { PageContext } from '../page-context.ts';

/** The locale's own sign-up address from the content, else the product's. Partners are told no more than their country. */
export function signUpTarget(page: PageContext, kind: SignUpKind = 'visitor'): SignUpTarget {
  const settings = page.single('locale_settings')?.data;
  const modal = page.single('signup_modal')?.data;
  const isPartner = kind === 'partner';
  const own = page.link(isPartner ? settings?.partner_signup_url : settings?.register_url)?.href;
  const { language, code, country } = page.locale;
  return {
    kind,
    action: own ?? page.site.appOrigin + signUpPaths[kind],
    parameters: isPartner ? { country } : { lang: language, locale: code, pt_ref: 'website' },
    leadForm: (isPartner ? modal?.partner_form_id : modal?.form_id) || undefined,
  };
}
