/**
 * Returns the SHA-256 of a text or of bytes as hex digits. It uses Web Crypto, because edge hosts have no
 * `node:crypto`.
 */
export async function sha256(content: string | ArrayBuffer): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
