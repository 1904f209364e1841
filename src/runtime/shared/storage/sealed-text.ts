/** What sealed text begins with: says how it is made, and is never the beginning of JSON. */
const mark = 'sealed1:';
/** The size that AES-GCM recommends for a random vector (NIST SP 800-38D, 5.2.1.1). */
const vectorBytes = 12;

export function isSealed(text: string): boolean {
  return text.startsWith(mark);
}

/** A key for `seal` and `unseal` whose bytes no script can have (SPEC section 4: AES-GCM, 256 bits). */
export function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts a text for one name: put under another it can't be opened. The mark, then base64 of vector and ciphertext. */
export async function seal(text: string, { key, name }: { key: CryptoKey; name: string }): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, ...boundTo(name) }, key, encoded(text));
  return mark + base64([...iv, ...new Uint8Array(ciphertext)]);
}

/** Undoes `seal`. Rejects what was not sealed so, with this key and for this name, to the last bit. */
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
