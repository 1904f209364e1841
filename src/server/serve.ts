import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadService } from '../leads/outbox/open-leads.ts';
import { leadEndpoint } from '../rules/leads/lead-fields.ts';
import { splitPathname } from '../rules/pathname.ts';
import { HeliosError } from '../site/helios-error.ts';
import { answerLead } from './lead-endpoint.ts';
import { createLeadPages, type LeadPages } from './lead-pages.ts';
import { createReleaseReader, type ReleaseReader, type ServedRelease } from './release.ts';
import { respond, respondWithFailure, setHeaders } from './respond.ts';

/** A request that the server has answered. */
export interface ServedRequest {
  readonly method: string;
  /** Pathname and query of the request. */
  readonly reference: string;
  readonly status: number;
  readonly durationMs: number;
}

export interface ServeOptions {
  /** The folder of the export, or a symbolic link to it. */
  readonly folder: string;
  /** The port on which the server listens; with 0 the system chooses a free one. */
  readonly port: number;
  readonly host?: string;
  /** Opens the lead endpoint. Without it visitors can't send forms, as on a host without an endpoint. */
  readonly openLeads?: (pages: LeadPages) => LeadService;
  readonly onRequest?: (request: ServedRequest) => void;
  /** Receives the cause of each answer with status 500. */
  readonly onFailure?: (error: unknown, reference: string) => void;
}

export interface SiteServer {
  /** The address of the server: `http://127.0.0.1:8080`. */
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
  const releases = createReleaseReader(folder);
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
  try {
    release = await releases.open();
    if (leads && splitPathname(request.url ?? '').pathname === leadEndpoint) {
      setHeaders(response, release.host.headers(leadEndpoint));
      await answerLead(request, response, leads);
    } else await respond(request, response, release);
  } catch (error) {
    onFailure?.(error, request.url ?? '');
    await respondWithFailure(request, response, release);
  }
}

function served(request: IncomingMessage, response: ServerResponse, start: number): ServedRequest {
  return {
    method: request.method ?? '',
    reference: request.url ?? '',
    status: response.statusCode,
    durationMs: performance.now() - start,
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
    where: `--port ${port}`,
    hint: 'Choose a port above 1023 and an address of this machine.',
    cause: error,
  });
}

function originOf(server: Server, host: string): string {
  // The cast is safe: only the address of a server on a pipe is a text and not an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
