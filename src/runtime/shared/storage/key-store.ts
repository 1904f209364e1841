import { createStore, get, update } from 'idb-keyval';

/** Stores the key that encrypts a visitor's data. Both methods reject if the browser has no IndexedDB or forbids it. */
export interface KeyStore {
  load(): Promise<CryptoKey | undefined>;
  /**
   * Stores the candidate unless a key is stored already. Resolves to the stored key, which is the same in every tab.
   */
  claim(candidate: CryptoKey): Promise<CryptoKey>;
}

/**
 * Creates a store for the origin's only key. The store uses IndexedDB, the only storage for keys whose bytes no script
 * can read.
 */
export function createKeyStore(): KeyStore {
  const store = createStore('helios', 'keys');
  const name = 'secure-storage';
  return {
    async load() {
      const found: unknown = await get(name, store);
      return isUsable(found) ? found : undefined;
    },
    async claim(candidate) {
      let stored = candidate;
      // One transaction reads and writes: if two tabs claim a key at the same time, the second tab finds the key of the
      // first.
      const choose = (found: unknown) => {
        stored = isUsable(found) ? found : candidate;
        return stored;
      };
      await update<unknown>(name, choose, store);
      return stored;
    },
  };
}

function isUsable(found: unknown): found is CryptoKey {
  return found instanceof CryptoKey && found.algorithm.name === 'AES-GCM' && !found.extractable;
}
