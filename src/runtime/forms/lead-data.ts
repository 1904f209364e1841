import type { LeadData } from '../../rules/leads/lead-data.ts';
import { leadDataAttribute } from '../../rules/markup.ts';

/** What is known of the forms of a locale, asked for once; what failed is asked again. */
export type LeadDataSource = (form: HTMLFormElement) => Promise<LeadData | undefined>;

export function createLeadDataSource(): LeadDataSource {
  const known = new Map<string, Promise<LeadData | undefined>>();
  return (form) => {
    const pathname = form.getAttribute(leadDataAttribute);
    if (!pathname) return Promise.resolve(undefined);
    const found = known.get(pathname);
    if (found) return found;
    const loading = load(pathname).catch(() => {
      // The endpoint knows the domains too: a form need not wait for them.
      known.delete(pathname);
      return undefined;
    });
    known.set(pathname, loading);
    return loading;
  };
}

/** Nobody waits longer for a list. Milliseconds. */
const patience = 3000;

async function load(pathname: string): Promise<LeadData> {
  const response = await fetch(pathname, { signal: AbortSignal.timeout(patience) });
  const { data }: { data: LeadData } = await response.json();
  return data;
}
