/**
 * Creates a key that identifies a lead, however often it is sent: a random UUID (RFC 9562, version 4). Browsers lack
 * `crypto.randomUUID` on pages without TLS.
 */
export function createLeadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = 0x40 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
