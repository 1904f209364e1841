import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the served site answers at an address, after all redirects within the site. */
export type ServedAnswer =
  | {
      readonly type: 'content';
      readonly status: number;
      /** The path at which the redirects ended. */
      readonly path: string;
      /** The value of the header Content-Type. */
      readonly contentType: string;
      /** The text of a page, a style sheet, a sitemap or another text. Empty for an error page and for bytes such as an image's. */
      readonly text: string;
    }
  /** The answer is a redirect to another site. */
  | { readonly type: 'elsewhere' }
  /** No complete answer came in time. */
  | { readonly type: 'silent' };

export interface ServedSite extends Disposable {
  /** Requests a path with its query. */
  get(path: string): Promise<ServedAnswer>;
  /**
   * Resolves a reference of the page at `base`: to a path with query and fragment if it is an address of the site, else to
   * a URL. Throws TypeError for a text that is no address.
   */
  resolve(reference: string, base: string): string;
}

interface ServedOrigins {
  /** The origin at which the site is served for this crawl, by http: `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** The origin of the published site. The served site answers for it. */
  readonly siteOrigin: string;
}

/** The time limit of one request. */
const timeoutMs = 30_000;

/** The maximum number of redirects that are followed. A longer chain ends with the status of its last redirect. */
const maxRedirects = 10;

/**
 * Opens a site that this machine serves. Connections are reused. Compressed answers are not requested, because
 * compression would cost more time than sending.
 */
export function openServedSite({ origin, siteOrigin }: ServedOrigins): ServedSite {
  // This agent ignores a proxy that the environment names, because a proxy does not reach this machine's own addresses.
  const agent = new Agent({ keepAlive: true });
  const origins = new Set([new URL(origin).origin, new URL(siteOrigin).origin]);
  const resolve = (reference: string, base: string) => {
    const url = new URL(reference, base.startsWith('/') ? origin + base : base);
    return origins.has(url.origin) ? url.pathname + url.search + url.hash : url.href;
  };
  return {
    resolve,
    async get(path) {
      try {
        return await follow(path, (each) => request(origin + each, agent), resolve);
      } catch {
        return { type: 'silent' };
      }
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}

async function follow(
  start: string,
  ask: (path: string) => Promise<IncomingMessage>,
  resolve: ServedSite['resolve'],
): Promise<ServedAnswer> {
  let path = start;
  for (let hops = 0; ; hops += 1) {
    const response = await ask(path);
    const { statusCode: status = 0, headers } = response;
    const { location, 'content-type': contentType = '' } = headers;
    if (status < 300 || status >= 400 || location === undefined || hops === maxRedirects) {
      const isRead = status >= 200 && status < 300 && /^(?:text\/|application\/xml\b)/.test(contentType);
      if (!isRead) response.resume();
      return { type: 'content', status, path, contentType, text: isRead ? await text(response) : '' };
    }
    response.resume();
    const next = resolve(location, path);
    if (!next.startsWith('/')) return { type: 'elsewhere' };
    path = next.replace(/#.*$/s, '');
  }
}

function request(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, signal: AbortSignal.timeout(timeoutMs) }, resolve).on('error', reject);
  });
}
