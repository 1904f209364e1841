import { signUpFormDefinition, signUpHref } from '../../content/meaning/sign-up.ts';
import type { SignUpTarget } from '../../islands/sign-up/contract.ts';
import type { SignUpKind } from '../../rules/leads/sign-up.ts';
import type { PageContext } from '../page-context.ts';

/**
 * The address and the values that a sign-up form of this page sends. A partner's form sends only the country besides
 * the email address.
 */
export function signUpTarget(page: PageContext, kind: SignUpKind = 'visitor'): SignUpTarget {
  const modal = page.single('signup_modal');
  const { language, code, country } = page.locale;
  return {
    kind,
    action: signUpHref(page, kind),
    parameters: kind === 'partner' ? { country } : { lang: language, locale: code, pt_ref: 'website' },
    leadForm: page.site.leadEndpoint === 'none' ? undefined : modal && signUpFormDefinition(modal, kind)?.formId,
  };
}
