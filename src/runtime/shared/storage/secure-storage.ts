import { createKeyStore } from './key-store.ts';
import { createKeyring, type Keyring } from './keyring.ts';
import { isSealed, seal, unseal } from './sealed-text.ts';

/**
 * The outcome of a write. `outdated`: a later write for the same name finished first. `keyless`: the browser can't encrypt
 * (an insecure origin) or can't store a key. `refused`: storage is forbidden or full.
 */
export type WriteOutcome = 'stored' | 'outdated' | 'keyless' | 'refused';

/**
 * Stores encrypted values of a visitor that only this browser can read. Without usable storage, it is always empty. No
 * method throws.
 */
export interface SecureStorage {
  /**
   * The value stored under a name, checked and typed by `parse`. Undefined if there is no value, if it can't be read or
   * was changed by others, or if `parse` returns undefined or throws.
   */
  get<Value>(name: string, parse: (found: unknown) => Value | undefined): Promise<Value | undefined>;
  /** Stores a copy of a value as encrypted JSON. After several calls, the value of the last call is stored. */
  set(name: string, value: JsonValue): Promise<WriteOutcome>;
  /** Removes a value at once, also a value that is still being written. */
  remove(name: string): void;
}

type JsonValue = object | string | number | boolean | null;

/**
 * Creates secure local storage (docs/contract.md, section 4.6): encrypted values in `localStorage` or `sessionStorage`.
 * `area` is a function because even reading the property `localStorage` throws if storage is forbidden.
 */
export function createSecureStorage(area: () => Storage = () => localStorage, keys = createKeyStore()): SecureStorage {
  const keyring = createKeyring(keys);
  // Writes and removals are numbered, so that a slow write never undoes a later write or removal.
  let turns = 0;
  const done = new Map<string, number>();
  const writing = new Map<string, Promise<WriteOutcome>>();

  const write = async (name: string, text: string, turn: number): Promise<WriteOutcome> => {
    const sealed = await sealWith(keyring, text, name);
    if (sealed === undefined) return 'keyless';
    if (turn < (done.get(name) ?? 0)) return 'outdated';
    if (!succeeds(() => area().setItem(name, sealed))) return 'refused';
    done.set(name, turn);
    return 'stored';
  };

  return {
    async get(name, parse) {
      await writing.get(name);
      try {
        const text = area().getItem(name);
        // The key is read only if a value is stored: opening the key's database would already create the database.
        const json = text === null ? undefined : await openWith(keyring, text, name);
        return json === undefined ? undefined : parse(JSON.parse(json));
      } catch {
        // Storage is forbidden, or the value is damaged, changed or of another format. For the caller there is no
        // value.
        return undefined;
      }
    },
    set(name, value) {
      turns += 1;
      const outcome = write(name, JSON.stringify(value), turns);
      writing.set(name, outcome);
      return outcome;
    },
    remove(name) {
      turns += 1;
      done.set(name, turns);
      succeeds(() => area().removeItem(name));
    },
  };
}

async function sealWith(keyring: Keyring, text: string, name: string): Promise<string | undefined> {
  try {
    return await seal(text, { key: await keyring.forWriting(), name });
  } catch {
    // Without a key the value is not stored: it must never be stored as plain text.
    return undefined;
  }
}

/**
 * Decrypts a stored text. Earlier versions stored plain JSON without encryption. Such a text is read only while no key
 * exists: later it may be a forgery by any script that can write to the storage.
 */
async function openWith(keyring: Keyring, text: string, name: string): Promise<string | undefined> {
  const key = await keyring.forReading();
  if (!key) return text;
  return isSealed(text) ? unseal(text, { key, name }) : undefined;
}

/** Changes the storage and returns whether the change succeeded. Storage throws if it is forbidden or full. */
function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
