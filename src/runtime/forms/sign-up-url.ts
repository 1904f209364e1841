import { signUpPaths } from '../../rules/leads/sign-up.ts';

type VisitValues = Readonly<Record<string, string>>;

/** Where a sign-up goes on (SPEC section 7): partners at `/partner/signup`, all others at `/register`. */
export function signUpUrl(action: string, values: VisitValues, visit: VisitValues): string {
  const isPartner = new URL(action).pathname.endsWith(signUpPaths.partner);
  return isPartner ? partnerSignUpUrl(action, values) : registerUrl(action, values, visit);
}

/** The product's address with what stands in the form, and what is known of the visit. Of two values the form's wins. */
export function registerUrl(action: string, values: VisitValues, visit: VisitValues): string {
  return withQuery(action, { ...visit, ...values });
}

/** Partners are told no more than who comes, and from where. */
export function partnerSignUpUrl(action: string, { email = '', country = '' }: VisitValues): string {
  return withQuery(action, { email, country });
}

/** What is empty is dropped; what the address has itself stays. */
function withQuery(action: string, values: VisitValues): string {
  const url = new URL(action);
  for (const [name, value] of Object.entries(values)) {
    const text = value.trim();
    if (text) url.searchParams.set(name, text);
  }
  return url.href;
}
