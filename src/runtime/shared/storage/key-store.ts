import { createStore, get, update } from 'idb-keyval';

/** Where the visitor's key lives. Both reject where the browser keeps no key: no IndexedDB, or it is forbidden. */
export interface KeyStore {
  load(): Promise<CryptoKey | undefined>;
  /** Keeps the candidate unless there is a key already; answers with the one that is kept, the same in every tab. */
  claim(candidate: CryptoKey): Promise<CryptoKey>;
}

/** One key for the origin, in IndexedDB: the only store that takes a key whose bytes no script can have. */
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
      // Read and written in one transaction: of two tabs that come at once, the second finds the key of the first.
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
