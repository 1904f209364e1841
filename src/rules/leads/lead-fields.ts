/** Where forms are posted to: a raw path of the site, below no prefix and no locale. */
export const leadEndpoint = '/api/hubspot-submit-form';

/** Parameter of that address by which a form says where it stands: not every browser tells. */
export const leadPageParameter = 'page';

/** Where a form on a page is posted to. `page` is its pathname, and may have a query. */
export function leadAction(page: string): string {
  return `${leadEndpoint}?${new URLSearchParams({ [leadPageParameter]: page })}`;
}

/** How many characters a lead's fields may hold: in the browser and at the endpoint. 254 is the longest address RFC 5321 allows. */
export const leadFieldLimits: Readonly<Record<string, number>> = {
  email: 254,
  firstname: 100,
  lastname: 100,
  phone: 40,
  company: 200,
  message: 4000,
};

/** The largest file a form takes, in bytes: the 10 MB its texts speak of. */
export const leadFileLimit = 10 * 1024 * 1024;

/** A country that is in no list: sent as it stands, whatever the language (SPEC section 5). */
export const otherCountry = 'Other';
