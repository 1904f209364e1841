/**
 * Where a sign-up goes on: the product's address with what it must be told (SPEC section 7). Of two values for one name
 * the form's wins; empty ones are dropped.
 */
export function registerUrl(
  action: string,
  values: Readonly<Record<string, string>>,
  visit: Readonly<Record<string, string>>,
): string {
  const url = new URL(action);
  for (const [name, value] of Object.entries({ ...visit, ...values })) {
    const text = value.trim();
    if (text) url.searchParams.set(name, text);
  }
  return url.href;
}
