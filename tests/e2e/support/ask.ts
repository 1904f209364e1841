import type { ClientRequest, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** A host's answer to a request. */
export interface Answer {
  readonly status: number;
  /** The names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** Sends a request for a path, exactly as it is written. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** Creates an `Ask` for a program that answers HTTP. */
export function askBy(send: (path: string, headers: Readonly<Record<string, string>>) => ClientRequest): Ask {
  return async (path, headers = {}) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      send(path, headers).once('response', resolve).once('error', reject).end(),
    );
    const joined = Object.entries(response.headers).map(([name, value]) => [name, value?.toString()] as const);
    return { status: response.statusCode ?? 0, headers: Object.fromEntries(joined), body: await text(response) };
  };
}
