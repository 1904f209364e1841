/** The prefix of encrypted text. It names the format, and JSON never begins with it. */
const mark = 'sealed1:';
/** The size of a random initialization vector that is recommended for AES-GCM (NIST SP 800-38D, 5.2.1.1). */
const vectorBytes = 12;

export function isSealed(text: string): boolean {
  return text.startsWith(mark);
}

/** Creates a key for `seal` and `unseal` whose bytes no script can read (AES-GCM, 256 bits; docs/contract.md, section 4.6). */
export function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/**
 * Encrypts a text for one name, so that the text can't be decrypted under another name. The result is `sealed1:`, then
 * base64 of vector and ciphertext.
 */
export async function seal(text: string, { key, name }: { key: CryptoKey; name: string }): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, ...boundTo(name) }, key, encoded(text));
  return mark + base64([...iv, ...new Uint8Array(ciphertext)]);
}

/** Decrypts a text that `seal` returned. Rejects if the key or the name differs, or a single bit was changed. */
export async function unseal(sealed: string, { key, name }: { key: CryptoKey; name: string }): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed.slice(mark.length)), (character) => character.charCodeAt(0));
  const iv = bytes.subarray(0, vectorBytes);
  const ciphertext = bytes.subarray(vectorBytes);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, ...boundTo(name) }, key, ciphertext);
  return new TextDecoder().decode(plain);
}

function boundTo(name: string): Pick<AesGcmParams, 'additionalData'> {
  return { additionalData: encoded(name) };
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function base64(bytes: readonly number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}
