const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The name of an ISO 3166-1 country, as search engines know it: `United Kingdom`. Undefined for what is no country's code. */
export function countryName(code: string | null): string | undefined {
  return code && /^[A-Za-z]{2}$/.test(code) ? names.of(code.toUpperCase()) : undefined;
}
