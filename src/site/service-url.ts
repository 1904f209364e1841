/** The names of the local machine in addresses. */
export const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Parses the address of a service to which leads are sent; a bare host name is
 * enough. Undefined for an address without TLS, except on the local machine.
 */
export function parseServiceUrl(text: string): URL | undefined {
  const address = text.includes('://') ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackHosts.has(url.hostname)) ? url : undefined;
}
