import type { LeadData } from '../../rules/leads/lead-data.ts';
import { leadDataAttribute } from '../../rules/markup.ts';

/** Returns the lead data of a form's locale, which is loaded once. After a failure the next call loads it again. */
export type LeadDataSource = (form: HTMLFormElement) => Promise<LeadData | undefined>;

export function createLeadDataSource(): LeadDataSource {
  const requested = new Map<string, Promise<LeadData | undefined>>();
  return (form) => {
    const pathname = form.getAttribute(leadDataAttribute);
    if (!pathname) return Promise.resolve(undefined);
    const found = requested.get(pathname);
    if (found) return found;
    const loading = load(pathname).catch(() => {
      // The form works without lead data: the endpoint also checks the domain of an email address.
      requested.delete(pathname);
      return undefined;
    });
    requested.set(pathname, loading);
    return loading;
  };
}

/** The longest time that a visitor waits for the list of domains of private email addresses. */
const timeoutMs = 3000;

async function load(pathname: string): Promise<LeadData> {
  const response = await fetch(pathname, { signal: AbortSignal.timeout(timeoutMs) });
  const { data }: { data: LeadData } = await response.json();
  return data;
}
