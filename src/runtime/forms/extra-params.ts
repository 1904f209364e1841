import type { VisitValues } from '../../rules/visit/values.ts';
import { soundValues } from '../../rules/visit/values.ts';
import { consentParameters } from '../../rules/visit/visit.ts';

/**
 * The parameters that have a meaning for the site, or that the site itself gives the product. A query can't set them: a
 * link could otherwise say that a visitor saw a demo.
 */
const ownNames: ReadonlySet<string> = new Set([
  ...consentParameters,
  ...['email', 'lang', 'locale', 'pt_ref', 'completions', 'flowProgress'],
  ...['signup', 'partner', 'hide-cookie-banner'],
]);

/** Matches the names of parameters that are handed on to the product. */
const soundName = /^[\w.-]{1,40}$/;

/** The longest query of extra parameters, in encoded characters: servers reject addresses that are too long. */
const maxLength = 1000;

/**
 * The extra parameters for the product's sign-up (docs/contract.md, section 7.5): those of the link that opened the
 * sign-up, then those of the page's address. Anybody can write an address, so that empty, long and formatted values, the
 * site's own names, and whatever exceeds `maxLength` are dropped.
 */
export function extraParams(link: string, page: string): VisitValues {
  const queries = [link, page].map((query) => new URLSearchParams(query));
  const names = [...new Set(queries.flatMap((query) => [...query.keys()]))].filter(
    (name) => soundName.test(name) && !ownNames.has(name),
  );
  const values = soundValues(names, (name) => queries.map((query) => query.get(name)?.trim()).find(Boolean));
  return withinLimit(values);
}

function withinLimit(values: VisitValues): VisitValues {
  let remaining = maxLength;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const size = `&${new URLSearchParams({ [name]: value })}`.length;
      if (size > remaining) return false;
      remaining -= size;
      return true;
    }),
  );
}
