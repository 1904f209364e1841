import { parseServiceUrl } from './service-url.ts';

/** A service that takes source maps. */
export type MapService =
  /** An app of Grafana Frontend Observability. `app` is its address in the API. */
  | { readonly kind: 'faro'; readonly app: string }
  /** A project of Sentry, or of a program with the same API. `api` is the address of the API. */
  | { readonly kind: 'sentry'; readonly api: string; readonly organization: string; readonly project: string };

/**
 * Parses the address of a service: `https://faro-api-prod-eu-west-2.grafana.net/faro/api/v1/app/1234` or
 * `https://sentry.io/api/0/projects/acme/website`. Undefined for any other address, and for one without TLS.
 */
export function parseMapService(text: string): MapService | undefined {
  const url = parseServiceUrl(text);
  if (!url || url.search || url.hash) return undefined;
  const [, app] = /^(.*\/app\/[\w-]+)\/?$/.exec(url.pathname) ?? [];
  if (app !== undefined) return { kind: 'faro', app: url.origin + app };
  const [, api, organization, project] = /^(.*\/api\/0)\/projects\/([\w.-]+)\/([\w.-]+)\/?$/.exec(url.pathname) ?? [];
  if (api === undefined || organization === undefined || project === undefined) return undefined;
  return { kind: 'sentry', api: url.origin + api, organization, project };
}
