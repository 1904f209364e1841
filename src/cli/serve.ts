import { resolve } from 'node:path';
import { openLeads } from '../leads/outbox/open-leads.ts';
import { serveSite } from '../server/serve.ts';
import { defaultLocaleOf } from '../site/locale.ts';
import { note, noteFailure, printResult } from './report.ts';
import { reportLead } from './report-lead.ts';
import { openWorkspace } from './workspace.ts';

/** `helios serve`: serves the exported site as a CDN would, until a signal stops the process. */
export async function serveCommand(folder: string, { port }: { port: number }): Promise<void> {
  const { config, outbox, leads: settings } = openWorkspace({ user: 'serve' });
  // The signals are handled before the server starts, because a script may stop it as soon as its address is printed.
  const stopSignal = new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  const server = await serveSite({
    folder: resolve(folder),
    port,
    openLeads(pages) {
      const leads = openLeads({ ...pages, settings, file: outbox.file, log: reportLead });
      const recipient = leads.portal ? ` and sends them to the HubSpot portal ${leads.portal}` : '';
      note(`Helios stores leads in ${leads.file}${recipient}.`);
      return leads;
    },
    onFailure(error, reference) {
      note(`${reference} could not be answered:`);
      noteFailure(error);
    },
  });
  const home = defaultLocaleOf(config.locales).urlCode;
  printResult(`${server.origin}${config.site.pathPrefix}/${home}`);
  note(`Serving ${folder} as the CDN would. Ctrl+C stops it.`);
  await stopSignal;
  await server.close();
}
