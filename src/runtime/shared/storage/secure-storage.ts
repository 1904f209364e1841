import { createKeyStore } from './key-store.ts';
import { createKeyring, type Keyring } from './keyring.ts';
import { isSealed, seal, unseal } from './sealed-text.ts';

/**
 * What became of a value that was to be kept. `outdated`: a later one for the same name was faster. `keyless`: nothing can
 * be encrypted here (an insecure origin), or no key be kept. `refused`: storage is forbidden or full.
 */
export type WriteOutcome = 'stored' | 'outdated' | 'keyless' | 'refused';

/** What a visitor has this browser keep, readable nowhere else. Where nothing can be kept it reads as empty; nothing throws. */
export interface SecureStorage {
  /**
   * What is kept under a name, as `parse` takes it: it may be anything. Undefined if there is nothing, if it can't be had
   * or is not as it was written, and if `parse` refuses it, with undefined or an error.
   */
  get<Value>(name: string, parse: (found: unknown) => Value | undefined): Promise<Value | undefined>;
  /** Keeps what JSON makes of a value, as it is now, never in plain text. Of several the last that was asked for stays. */
  set(name: string, value: JsonValue): Promise<WriteOutcome>;
  /** Takes a value away at once, also one that is still being written. */
  remove(name: string): void;
}

type JsonValue = object | string | number | boolean | null;

/**
 * Secure local storage (SPEC section 4): values in one of the browser's areas, encrypted. `area` is a function because
 * merely naming an area throws where storage is forbidden.
 */
export function createSecureStorage(area: () => Storage = () => localStorage, keys = createKeyStore()): SecureStorage {
  const keyring = createKeyring(keys);
  // Writes and removals are numbered, so that a slow write never undoes a later one.
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
        // Nothing there: then the key's database is not opened either, for that alone would make one.
        const json = text === null ? undefined : await openWith(keyring, text, name);
        return json === undefined ? undefined : parse(JSON.parse(json));
      } catch {
        // Forbidden, cut short, altered or of another make: for the caller there is nothing.
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
    // No key to be had: plain text is no way out.
    return undefined;
  }
}

/**
 * Plain JSON is what a version without encryption left. It is believed only while there is no key: after that, whoever
 * could write to the area might have put it there.
 */
async function openWith(keyring: Keyring, text: string, name: string): Promise<string | undefined> {
  const key = await keyring.forReading();
  if (!key) return text;
  return isSealed(text) ? unseal(text, { key, name }) : undefined;
}

/** Whether storage took it: it throws where it is forbidden or full. */
function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
