import { signUpPaths } from '../../rules/leads/sign-up.ts';

type VisitValues = Readonly<Record<string, string>>;

/** The values for the product's sign-up besides those of the form. */
export interface SignUpSources {
  readonly visit: VisitValues;
  /** Parameters that only the product knows: `extra-params.ts`. */
  readonly extra: VisitValues;
}

/**
 * The product's address that opens after a sign-up: `/partner/signup` for partners, or else `/register`
 * (docs/contract.md, section 7.5).
 */
export function signUpUrl(action: string, values: VisitValues, sources: SignUpSources): string {
  const isPartner = new URL(action).pathname.endsWith(signUpPaths.partner);
  return isPartner ? partnerSignUpUrl(action, values) : registerUrl(action, values, sources);
}

/** The address `/register`. A value of the form wins over one of the visit, and both win over an extra parameter. */
export function registerUrl(action: string, values: VisitValues, { visit, extra }: SignUpSources): string {
  return withQuery(action, { ...extra, ...visit, ...values });
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
