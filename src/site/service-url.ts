/** Names this machine has for itself, as they stand in addresses. */
export const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * The address of a service that hears of leads; a bare host name will do. Undefined if what is sent there would travel
 * in the clear: on this machine alone it may.
 */
export function parseServiceUrl(text: string): URL | undefined {
  const address = text.includes('://') ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackHosts.has(url.hostname)) ? url : undefined;
}
