import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadService } from '../leads/outbox/open-leads.ts';
import { leadEndpoint } from '../rules/leads/lead-fields.ts';
import { splitPathname } from '../rules/pathname.ts';
import { HeliosError } from '../site/helios-error.ts';
import { healthPathname, respondHealth } from './health.ts';
import { answerLead } from './lead-endpoint.ts';
import { createLeadPages, type LeadPages } from './lead-pages.ts';
import { createReleaseReader, type ReleaseReader, type ServedRelease } from './release.ts';
import { respond, respondWithFailure, setHeaders } from './respond.ts';

/** A request that the server has answered. */
export interface ServedRequest {
  readonly method: string;
  /** The pathname of the request. The query is left out, because it may hold personal data. */
  readonly pathname: string;
  readonly status: number;
  readonly durationMs: number;
  /** The size of the answer's body; 0 if it has none. */
  readonly bytes: number;
  /** False if the client closed the connection before the whole answer was sent. */
  readonly isComplete: boolean;
}

export interface ServeOptions {
  /** The folder of the export, or a symbolic link to it. */
  readonly folder: string;
  /** The port on which the server listens; with 0 the system chooses a free one. */
  readonly port: number;
  /** The address of this machine on which the server listens; `0.0.0.0` and `::` stand for all of them. */
  readonly host?: string;
  /**
   * The quality of brotli compression, from 1 to 11. By default, it is the quality of hosts that compress on the fly.
   */
  readonly brotliQuality?: number;
  /** Opens the lead endpoint. Without it visitors can't send forms, as on a host without an endpoint. */
  readonly openLeads?: (pages: LeadPages) => LeadService;
  readonly onRequest?: (request: ServedRequest) => void;
  /** Receives the cause of each answer with status 500, and the pathname of the request. */
  readonly onFailure?: (error: unknown, pathname: string) => void;
}

export interface SiteServer {
  /**
   * The address of the server: `http://127.0.0.1:8080`. If the server listens on all addresses, this is the loopback
   * address.
   */
  readonly origin: string;
  /** Stops the server and closes open connections. */
  close(): Promise<void>;
}

/**
 * Serves an export as a CDN would, by the export's host rules. The export may be replaced while the server runs: each
 * request gets files of one release only. Throws HeliosError `output-missing`, `port-in-use` or `bad-argument`.
 */
export async function serveSite(options: ServeOptions): Promise<SiteServer> {
  const { folder, port, host = '127.0.0.1', onRequest } = options;
  const releases = createReleaseReader(folder, options.brotliQuality);
  await releases.open();
  const leads = options.openLeads?.(createLeadPages(releases));
  const server = createServer((request, response) => {
    const start = performance.now();
    response.once('close', () => onRequest?.(served(request, response, start)));
    void serve(request, response, { releases, leads, onFailure: options.onFailure });
  });
  try {
    await listen(server, port, host);
  } catch (error) {
    await leads?.close();
    throw error;
  }
  return {
    origin: originOf(server, host),
    async close() {
      await close(server);
      await leads?.close();
    },
  };
}

interface Serving {
  readonly releases: ReleaseReader;
  readonly leads: LeadService | undefined;
  readonly onFailure: ServeOptions['onFailure'];
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { releases, leads, onFailure }: Serving,
): Promise<void> {
  let release: ServedRelease | undefined;
  const { pathname } = splitPathname(request.url ?? '');
  try {
    if (pathname === healthPathname) return await respondHealth(request, response, { releases, leads });
    release = await releases.open();
    if (leads && pathname === leadEndpoint) {
      setHeaders(response, release.host.headers(leadEndpoint));
      await answerLead(request, response, leads);
    } else await respondWithCurrent(request, response, { release, releases });
  } catch (error) {
    onFailure?.(error, pathname);
    await respondWithFailure(request, response, release);
  }
}

/** Answers with the release that was opened, or with the next one if an export has just replaced it. */
async function respondWithCurrent(
  request: IncomingMessage,
  response: ServerResponse,
  { release, releases }: { release: ServedRelease; releases: ReleaseReader },
): Promise<void> {
  try {
    await respond(request, response, release);
  } catch (error) {
    const current = await releases.open();
    if (response.headersSent || current.identity === release.identity) throw error;
    await respond(request, response, current);
  }
}

function served(request: IncomingMessage, response: ServerResponse, start: number): ServedRequest {
  return {
    method: request.method ?? '',
    pathname: splitPathname(request.url ?? '').pathname,
    status: response.statusCode,
    durationMs: performance.now() - start,
    bytes: request.method === 'HEAD' ? 0 : Number(response.getHeader('content-length') ?? 0),
    isComplete: response.writableFinished,
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen(port, host, resolve);
  });
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new HeliosError('port-in-use', {
      message: `Another program uses the port ${port} of ${host}.`,
      where: `--port ${port}`,
      hint: 'Stop that program, or choose another port: --port 0 takes a free one.',
      cause: error,
    });
  }
  return new HeliosError('bad-argument', {
    message: `Helios can't listen on the port ${port} of ${host} (${error.code ?? error.message}).`,
    where: `--host ${host} --port ${port}`,
    hint: 'Choose a port above 1023 and an address of this machine.',
    cause: error,
  });
}

function originOf(server: Server, host: string): string {
  // The cast is safe: only the address of a server on a pipe is a text and not an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
