import { type Destination, parseDestinations } from './destinations.ts';

export interface DestinationsInput {
  readonly writeKey: string;
  /** The origin of Segment's settings: `https://cdn.segment.com`. */
  readonly cdnOrigin: string;
  readonly request: typeof fetch;
}

const timeoutMs = 10_000;

/**
 * Fetches the services to which Segment passes a project's calls on. If the list can't be fetched, Segment keeps the
 * calls for itself and passes them on to none of the services.
 */
export async function fetchDestinations({ writeKey, cdnOrigin, request }: DestinationsInput): Promise<Destination[]> {
  const address = `${cdnOrigin}/v1/projects/${encodeURIComponent(writeKey)}/integrations`;
  try {
    const answer = await request(address, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    return parseDestinations(await answer.json());
  } catch (error) {
    console.warn(`The integrations of the write key ${writeKey} are unknown, so nothing is passed on to them.`, error);
    return [];
  }
}
