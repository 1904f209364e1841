import { join } from 'node:path';
import { inject } from 'vitest';
import { parseEnvironment } from '../../../config/environment.ts';
import { openLeads } from '../../../src/leads/outbox/open-leads.ts';
import { openOutbox } from '../../../src/leads/outbox/open-outbox.ts';
import { serveSite } from '../../../src/server/serve.ts';
import { type HubSpotStandIn, startHubSpot } from '../../sites/hubspot-stand-in.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

/** The site that an engine walks, with its lead endpoint and a stand-in for HubSpot. */
export interface WalkedSite extends AsyncDisposable {
  /** `http://127.0.0.1:8080`, where no browser registers a service worker of ours. */
  readonly origin: string;
  /** `http://localhost:8080`, the one address without TLS at which browsers have service workers. */
  readonly localhost: string;
  readonly hubspot: HubSpotStandIn;
  /** Stops the server: the visitor has no network. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function openWalkedSite(): Promise<WalkedSite> {
  const temporary = temporaryFolder();
  const hubspot = await startHubSpot();
  const settings = parseEnvironment(
    { HELIOS_HUBSPOT_PORTAL: '4711', HELIOS_HUBSPOT_HOST: hubspot.origin, HELIOS_HUBSPOT_RATE: '1000' },
    { user: 'serve' },
  ).leads;
  const serve = (port: number) =>
    serveSite({
      folder: inject('folder'),
      port,
      openLeads: (pages) =>
        openLeads({ ...pages, settings, outbox: openOutbox(join(temporary.path, 'leads.sqlite')), log: () => {} }),
    });
  let server: Awaited<ReturnType<typeof serve>> | undefined = await serve(0);
  const { origin } = server;
  const { port } = new URL(origin);
  const down = async () => {
    await server?.close();
    server = undefined;
  };
  return {
    origin,
    localhost: `http://localhost:${port}`,
    hubspot,
    down,
    async up() {
      server ??= await serve(Number(port));
    },
    async [Symbol.asyncDispose]() {
      await down();
      await hubspot[Symbol.asyncDispose]();
      temporary[Symbol.dispose]();
    },
  };
}
