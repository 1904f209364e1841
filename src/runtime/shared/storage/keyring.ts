import type { KeyStore } from './key-store.ts';
import { createKey } from './sealed-text.ts';

/** Reads the key that encrypts a visitor's data from its store once, and caches the key. */
export interface Keyring {
  /** The stored key. Undefined before the first write: reading creates no key. Rejects if the store can't be read. */
  forReading(): Promise<CryptoKey | undefined>;
  /** The stored key, created on the first write (docs/contract.md, section 4.6). Rejects if no key can be created or stored. */
  forWriting(): Promise<CryptoKey>;
}

export function createKeyring(store: KeyStore): Keyring {
  let cached: Promise<CryptoKey> | undefined;
  return {
    async forReading() {
      if (cached) return cached;
      const found = await store.load();
      if (found) cached ??= Promise.resolve(found);
      return found;
    },
    forWriting() {
      if (cached) return cached;
      const claimed = createKey().then((candidate) => store.claim(candidate));
      cached = claimed;
      // After a failure the next write tries again to create and store a key.
      claimed.catch(() => {
        cached = undefined;
      });
      return claimed;
    },
  };
}
