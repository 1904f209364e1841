import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { findCandidate } from '../export/output/candidate.ts';
import { openLeads } from '../leads/outbox/open-leads.ts';
import { openOutboxAt } from '../leads/outbox/outbox-place.ts';
import { findFirstPage } from '../server/first-page.ts';
import { healthPathname } from '../server/health.ts';
import type { LeadPages } from '../server/lead-pages.ts';
import { type ServedRequest, serveSite } from '../server/serve.ts';
import { HeliosError } from '../site/helios-error.ts';
import { createLog, type LogFormat } from './log.ts';
import { printResult } from './report.ts';
import { prepareOutboxFolder } from './work-folder.ts';
import { openWorkspace } from './workspace.ts';

/** The folder that `helios serve` serves if the command line names none. */
const defaultFolder = 'out';

interface ServeFlags {
  readonly host: string;
  readonly port: number;
  readonly log?: LogFormat;
  readonly candidate?: boolean;
}

/** `helios serve`: serves the exported site as a CDN would, until a signal stops the process. */
export async function serveCommand(target: string, flags: ServeFlags): Promise<void> {
  const { host, port, log: format, candidate = false } = flags;
  const { config, outbox, leads: settings, workFolder } = openWorkspace({ user: 'serve' });
  const log = createLog(format ?? 'text');
  const folder = resolve(candidate ? candidateFolder(target, workFolder) : target);
  // The signals are handled before the server starts, because a script may stop it as soon as its address is printed.
  const stopSignal = new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  const takeLeads = (pages: LeadPages) => {
    prepareOutboxFolder(outbox.file);
    const { outbox: opened, notice } = openOutboxAt(outbox);
    if (notice !== undefined) log.notice(notice);
    const leads = openLeads({ ...pages, settings, outbox: opened, log: log.lead });
    const recipient = leads.portal ? ` and sends them to the HubSpot portal ${leads.portal}` : '';
    log.notice(`Helios stores leads in ${leads.file}${recipient}.`);
    return leads;
  };
  const server = await serveSite({
    folder,
    host,
    port,
    // A candidate is only to be looked at, so its forms create no leads.
    ...(!candidate && { openLeads: takeLeads }),
    // Load balancers check the health every few seconds, which would fill the log.
    ...(format && { onRequest: (request) => isHealthy(request) || log.request(request) }),
    onFailure: log.failure,
  });
  const first = await findFirstPage(folder, homesOf(config));
  printResult(server.origin + first);
  for (const origin of networkOrigins(host, server.origin)) {
    log.notice(`From other machines: ${origin}${first} (forms there need HELIOS_LEAD_ORIGINS=${origin})`);
  }
  const what = candidate ? 'the candidate, which is not published and takes no leads,' : target;
  log.notice(`Serving ${what} as the CDN would. Ctrl+C stops it.`);
  await stopSignal;
  await server.close();
}

function candidateFolder(target: string, workFolder: string): string {
  if (target !== defaultFolder) {
    throw new HeliosError('bad-argument', {
      message: `The candidate is in the work folder, and not in ${target}.`,
      where: '--candidate',
      hint: 'Name a folder or write --candidate, but not both.',
    });
  }
  const found = findCandidate(workFolder);
  if (found) return found.site;
  throw new HeliosError('output-missing', {
    message: 'There is no candidate: the last export was published, or none has run yet.',
    where: workFolder,
    hint: 'Run `helios serve` for the published site.',
  });
}

function isHealthy({ pathname, status }: ServedRequest): boolean {
  return pathname === healthPathname && status === 200;
}

/** The home pages of all locales, that of the default locale first. */
function homesOf({ site, locales }: ReturnType<typeof openWorkspace>['config']): string[] {
  const ordered = locales.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return ordered.map(({ urlCode }) => `${site.pathPrefix}/${urlCode}`);
}

/** The origins at which other machines reach a server that listens on all addresses of this machine. */
function networkOrigins(host: string, origin: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const { port } = new URL(origin);
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`);
}
