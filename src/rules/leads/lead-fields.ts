/** The path to which forms are posted: a raw path, without path prefix and locale. */
export const leadEndpoint = '/api/hubspot-submit-form';

/**
 * Name of the query parameter by which the lead endpoint learns on which page a form is (a pathname). The referrer
 * would not do: not every browser sends one.
 */
export const leadPageParameter = 'page';

/** The `action` of a form on a page. `page` is the page's pathname and may have a query. */
export function leadAction(page: string): string {
  return `${leadEndpoint}?${new URLSearchParams({ [leadPageParameter]: page })}`;
}

/** Limits of a lead's fields in characters, in the browser and at the endpoint. 254 is the email limit of RFC 5321. */
export const leadFieldLimits: Readonly<Record<string, number>> = {
  email: 254,
  firstname: 100,
  lastname: 100,
  phone: 40,
  company: 200,
  message: 4000,
};

/** The maximum size of a file in bytes: the texts of the forms say 10 MB. */
export const leadFileLimit = 10 * 1024 * 1024;

/** The value for a country that is not in the list. All locales send it untranslated (docs/contract.md, section 5.4). */
export const otherCountry = 'Other';
