import { campaignNames } from '../../../rules/leads/field-names.ts';
import {
  type CampaignVisit,
  consentParameters,
  joinVisits,
  valuesOf,
  visitOf,
  withoutValues,
} from '../../../rules/visit/visit.ts';
import { withoutParameters } from './addresses.ts';

export interface VisitSoFar {
  readonly visit: CampaignVisit;
  /** The address of the page that the visitor leaves. */
  readonly from: URL;
  readonly pathPrefix: string;
  /** The names of stored values that the visitor has refused: the next address does not carry them. */
  readonly refused: readonly string[];
}

/** The parameters that an address carries to the next page: those of the visit, its partner, and Facebook's click id. */
const carriedNames = [...consentParameters, 'partner'];

/**
 * The address of the next page, with the parameters of the visit so far. A browser that loads each page by itself
 * forgets everything else about the visit, and before consent nothing may be stored. Parameters that the next address
 * has already are the latest ones. Addresses of files and of other sites stay as they are.
 */
export function withVisit(to: URL, { visit, from, pathPrefix, refused }: VisitSoFar): URL {
  const next = new URL(to);
  if (!isOwnPage(to, from, pathPrefix)) return next;
  const joined = joinVisits(withoutValues(visit, refused), visitOf(to));
  const left = withoutParameters(from, refused);
  const values: Readonly<Record<string, string | null | undefined>> = {
    ...valuesOf(hasOneCampaign(joined) ? { ...joined, latest: {} } : joined),
    partner: joined.partner,
    fbclid: to.searchParams.get('fbclid') ?? left.searchParams.get('fbclid'),
  };
  for (const name of carriedNames) {
    const value = values[name];
    // A parameter without a change is not touched: setting or deleting a parameter may encode the other parameters
    // differently.
    if ((next.searchParams.get(name) ?? '') === (value ?? '')) continue;
    if (value) next.searchParams.set(name, value);
    else next.searchParams.delete(name);
  }
  return next;
}

function isOwnPage(to: URL, from: URL, pathPrefix: string): boolean {
  return to.origin === from.origin && to.pathname.startsWith(`${pathPrefix}/`) && !/\.\w+$/.test(to.pathname);
}

function hasOneCampaign({ first, latest }: CampaignVisit): boolean {
  return campaignNames.every((name) => first[name] === latest[name]);
}
