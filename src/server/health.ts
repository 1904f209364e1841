import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LeadService } from '../leads/outbox/open-leads.ts';
import type { ReleaseReader } from './release.ts';
import { setHeaders } from './respond.ts';

/** The address at which load balancers and containers ask whether the server works. */
export const healthPathname = '/healthz';

/** What the server can do at the moment. `leads` is absent if the server has no lead endpoint. */
interface Health {
  readonly status: 'ok' | 'failing';
  readonly site: 'ok' | 'failing';
  readonly leads?: 'ok' | 'failing';
}

interface HealthContext {
  readonly releases: ReleaseReader;
  readonly leads: LeadService | undefined;
}

/**
 * Answers a health check: 200 if the site can be read and the outbox can store leads, else 503. The JSON names the part
 * that fails. It has no details, because the address is as public as the site.
 */
export async function respondHealth(
  request: IncomingMessage,
  response: ServerResponse,
  context: HealthContext,
): Promise<void> {
  const health = await healthOf(context);
  const body = Buffer.from(`${JSON.stringify(health)}\n`);
  response.statusCode = health.status === 'ok' ? 200 : 503;
  setHeaders(response, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': `${body.length}`,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function healthOf({ releases, leads }: HealthContext): Promise<Health> {
  const site = await stateOf(() => releases.open());
  const intake = leads && (await stateOf(() => leads.check()));
  const status = site === 'ok' && intake !== 'failing' ? 'ok' : 'failing';
  return { status, site, ...(intake && { leads: intake }) };
}

async function stateOf(check: () => unknown): Promise<'ok' | 'failing'> {
  try {
    await check();
    return 'ok';
  } catch {
    return 'failing'; // The error is not logged here: visitors' requests fail for the same reason and are logged.
  }
}
