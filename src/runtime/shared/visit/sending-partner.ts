import { partnerAttribute } from '../../../rules/markup.ts';
import type { PageData } from '../../../rules/page-data.ts';
import { pageDataPathname } from '../../../rules/pathname.ts';
import { partnerNamed } from '../../../rules/visit/partner.ts';
import type { CampaignVisit } from '../../../rules/visit/visit.ts';

export interface Arrival {
  readonly root: { readonly referrer: string; readonly documentElement: Pick<Element, 'getAttribute'> };
  /** The address with which the browser loaded the document, before any change of page. */
  readonly loaded: URL;
  /** The first address of the visit. It differs from `loaded` if the visitor has reloaded a later page. */
  readonly landing: URL;
  readonly pathPrefix: string;
  readonly request: typeof fetch;
}

/**
 * Finds the partner who sent the visitor: the visit began on the page about that partner's integration. If a visitor
 * reads about an integration later in the visit, no partner has sent the visitor.
 */
export async function sendingPartner(arrival: Arrival): Promise<CampaignVisit['partner']> {
  const { root, loaded, landing } = arrival;
  if (URL.canParse(root.referrer) && new URL(root.referrer).origin === loaded.origin) return undefined;
  const isFirst = landing.pathname === loaded.pathname;
  return partnerNamed(isFirst ? root.documentElement.getAttribute(partnerAttribute) : await partnerInPageData(arrival));
}

const timeoutMs = 3000;

async function partnerInPageData({ landing, pathPrefix, request }: Arrival): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await request(pageDataPathname(pathPrefix, landing.pathname), { signal });
    const { result }: Partial<PageData> = await response.json();
    return result?.partner;
  } catch {
    // If the data can't be loaded, the lead is sent without a partner.
    return undefined;
  }
}
