import type { LinkException } from '../../../config/schema.ts';
import { byText } from '../../site/by-text.ts';
import type { DocumentPlace, Finding } from '../../site/finding.ts';
import type { Answer, Cause } from './answer.ts';
import type { ExternalAddress } from './check-external.ts';

/** A broken address, with its place in the CMS where it is known. */
export interface BrokenAddress {
  readonly href: string;
  readonly parents: readonly string[];
  readonly documents: readonly DocumentPlace[];
}

/** All addresses of a host that fail for the same reason. */
export interface HostFault {
  readonly host: string;
  readonly cause: Cause;
  /** The HTTP status, if that is the cause. */
  readonly status?: number;
  /** The system's code, if no answer came: `ENOTFOUND`. */
  readonly detail?: string;
  readonly addresses: readonly BrokenAddress[];
}

/** Finds the places in the CMS of the links to an address. */
export type PlacesOf = (href: string, parents: readonly string[]) => readonly DocumentPlace[];

/** Groups broken addresses by host and cause: a host that is down is one fault, however many links lead there. */
export function hostFaults(addresses: readonly ExternalAddress[], placesOf: PlacesOf): HostFault[] {
  const broken = addresses.flatMap(({ href, parents, state, answer }) =>
    state === 'broken' && answer?.state === 'broken' ? [{ href, parents, answer }] : [],
  );
  const groups = Map.groupBy(broken, ({ href, answer }) => `${new URL(href).host} ${answer.cause} ${statusOf(answer)}`);
  return [...groups.values()]
    .flatMap(([first, ...others]): HostFault[] => {
      if (!first) return [];
      const { answer } = first;
      const fault = answer.cause === 'status' ? { status: answer.status } : { detail: answer.detail };
      const members = [first, ...others].map(({ href, parents }) => ({
        href,
        parents,
        documents: placesOf(href, parents),
      }));
      return [{ host: new URL(first.href).host, cause: answer.cause, ...fault, addresses: members }];
    })
    .sort(byText(({ host, cause }) => `${host} ${cause}`));
}

function statusOf(answer: Extract<Answer, { state: 'broken' }>): number {
  return answer.cause === 'status' ? answer.status : 0;
}

/**
 * Returns the finding about a host. It is a warning, because a fault of another site comes and goes without a change of
 * this site.
 */
export function hostFinding(fault: HostFault, timeoutMs: number): Finding {
  const { addresses } = fault;
  const places = addresses.flatMap(({ documents }) => documents);
  const [place] = places;
  return {
    code: 'external-link',
    severity: 'warning',
    message: `${faultText(fault, timeoutMs)} ${addressText(addresses)}`,
    ...(place && places.length === 1 && { document: place }),
    pathnames: [...new Set(addresses.flatMap(({ parents }) => parents))].sort(),
    hint: hints[fault.cause],
  };
}

/** A sentence about a host: `www.example.com does not resolve (ENOTFOUND).` */
function faultText({ host, cause, status, detail = '' }: HostFault, timeoutMs: number): string {
  switch (cause) {
    case 'dns':
      return `The name ${host} does not resolve (${detail}).`;
    case 'timeout':
      return `${host} does not answer within ${timeoutMs / 1000} seconds.`;
    case 'tls':
      return `${host} has no valid certificate (${detail}).`;
    case 'connection':
      return `${host} accepts no connection, or breaks it (${detail}).`;
    case 'redirects':
      return `${host} redirects in a circle (${detail}).`;
    case 'status':
      return `${host} answers with the status ${status}.`;
  }
}

const hints: Readonly<Record<Cause, string>> = {
  dns: 'If other sites resolve, the domain is gone: change the links.',
  timeout: 'Check again later, or with a longer --timeout. If the host stays silent, change the links.',
  tls: 'Visitors see a warning of their browser. Change the links, or tell the owner of the site.',
  connection: 'Check again later. If the host stays away, change the links.',
  redirects: 'Open the address in a browser. If it redirects there too, change the link.',
  status: 'Open the address in a browser. If it works there, add it to linkExceptions in config/index.ts.',
};

/** Says how many addresses there are, and names three of them: `The 5 links: https://a.com/x, … and 2 more`. */
function addressText(addresses: readonly BrokenAddress[]): string {
  const shown = addresses.slice(0, 3).map(({ href }) => href);
  const more = addresses.length - shown.length;
  return `${addresses.length === 1 ? 'The link' : `The ${addresses.length} links`}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The finding for an exception that has ended: the link counts again. */
export function expiredFinding({ link, reason, until }: LinkException): Finding {
  return {
    code: 'expired-exception',
    severity: 'warning',
    message: `The exception for ${link} ended on ${until}. Its reason was: ${reason}`,
    hint: 'Remove it from linkExceptions in config/index.ts, or give it a new date if the reason still holds.',
  };
}
