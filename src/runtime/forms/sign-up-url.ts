import { signUpPaths } from '../../rules/leads/sign-up.ts';

type VisitValues = Readonly<Record<string, string>>;

/**
 * The product's address that opens after a sign-up: `/partner/signup` for partners, or else `/register`
 * (docs/contract.md, section 7.5).
 */
export function signUpUrl(action: string, values: VisitValues, visit: VisitValues): string {
  const isPartner = new URL(action).pathname.endsWith(signUpPaths.partner);
  return isPartner ? partnerSignUpUrl(action, values) : registerUrl(action, values, visit);
}

/** The address `/register` with the values of visit and form. A value of the form wins over one of the visit. */
export function registerUrl(action: string, values: VisitValues, visit: VisitValues): string {
  return withQuery(action, { ...visit, ...values });
}

/** The address `/partner/signup` with email and country only. */
export function partnerSignUpUrl(action: string, { email = '', country = '' }: VisitValues): string {
  return withQuery(action, { email, country });
}

/** Adds values to the query of an address. Empty values are left out; other parameters of the address remain. */
function withQuery(action: string, values: VisitValues): string {
  const url = new URL(action);
  for (const [name, value] of Object.entries(values)) {
    const text = value.trim();
    if (text) url.searchParams.set(name, text);
  }
  return url.href;
}
