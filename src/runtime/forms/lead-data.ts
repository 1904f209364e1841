import type { LeadData } from '../../rules/leads/lead-data.ts';
import { leadDataAttribute } from '../../rules/markup.ts';

/** Gives the lead data of a form's locale. It is loaded once; after a failure the next call tries again. */
export type LeadDataSource = (form: HTMLFormElement) => Promise<LeadData | undefined>;

export function createLeadDataSource(): LeadDataSource {
  const known = new Map<string, Promise<LeadData | undefined>>();
  return (form) => {
    const pathname = form.getAttribute(leadDataAttribute);
    if (!pathname) return Promise.resolve(undefined);
    const found = known.get(pathname);
    if (found) return found;
    const loading = load(pathname).catch(() => {
      // The form works without the list: the endpoint checks the domains too.
      known.delete(pathname);
      return undefined;
    });
    known.set(pathname, loading);
    return loading;
  };
}

/** A form waits no longer for its locale's data. Milliseconds. */
const patience = 3000;

async function load(pathname: string): Promise<LeadData> {
  const response = await fetch(pathname, { signal: AbortSignal.timeout(patience) });
  const { data }: { data: LeadData } = await response.json();
  return data;
}
