import type { KeyStore } from './key-store.ts';
import { createKey } from './sealed-text.ts';

/** The visitor's key, asked of its store once. */
export interface Keyring {
  /** Undefined as long as nothing was ever written, and never makes a key. Rejects if the store can't be asked. */
  forReading(): Promise<CryptoKey | undefined>;
  /** Makes the key if there is none (SPEC section 4: on the first write). Rejects where none can be made or kept. */
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
      // The next write may try again.
      claimed.catch(() => {
        cached = undefined;
      });
      return claimed;
    },
  };
}
