import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeyStore } from '../../../../../src/runtime/shared/storage/key-store.ts';
import { createSecureStorage } from '../../../../../src/runtime/shared/storage/secure-storage.ts';

let area: Storage;
let keys: ReturnType<typeof memoryKeys>;
beforeEach(() => {
  area = memoryArea();
  keys = memoryKeys();
});

const open = (store: KeyStore = keys) => createSecureStorage(() => area, store);
const text = (found: unknown) => (typeof found === 'string' ? found : undefined);
const stored = (name: string) => area.getItem(name) ?? '';

describe('a value kept in secure storage', () => {
  test('is read back by this and by another visit', async () => {
    const storage = open();
    expect(await storage.set('iban', 'GB29 NWBK · Zoë')).toBe('stored');
    expect(await storage.get('iban', text)).toBe('GB29 NWBK · Zoë');
    expect(await open().get('iban', text)).toBe('GB29 NWBK · Zoë');
  });

  test('is stored as a mark and base64, without what was written', async () => {
    await open().set('iban', 'GB29 NWBK');
    expect(stored('iban')).toMatch(/^sealed1:[A-Za-z0-9+/]+={0,2}$/);
    // 12 bytes of vector, the JSON with its quotes, 16 bytes of tag
    expect(bytesOf(stored('iban'))).toHaveLength(12 + 11 + 16);
    expect(bytesOf(stored('iban')).toString('latin1')).not.toContain('NWBK');
  });

  test('gets a random vector of its own at each write', async () => {
    const storage = open();
    const vectors = new Set<string>();
    for (let write = 0; write < 20; write += 1) {
      await storage.set('iban', 'GB29 NWBK');
      vectors.add(bytesOf(stored('iban')).subarray(0, 12).toString('hex'));
    }
    expect(vectors.size).toBe(20);
  });

  test('may be long', async () => {
    const notes = 'colour grading '.repeat(20_000);
    const storage = open();
    await storage.set('notes', notes);
    expect(await storage.get('notes', text)).toBe(notes);
  });

  test('is what it was when it was handed over', async () => {
    const storage = open();
    const basket = { lines: 1 };
    const writing = storage.set('basket', basket);
    basket.lines = 2;
    await writing;
    expect(await storage.get('basket', (found) => found)).toEqual({ lines: 1 });
  });

  test('is gone once it is removed', async () => {
    const storage = open();
    await storage.set('iban', 'GB29');
    storage.remove('iban');
    expect(area.length).toBe(0);
    expect(await storage.get('iban', text)).toBeUndefined();
  });
});

describe('the key', () => {
  test('is made on the first write, not by reading or removing', async () => {
    const storage = open();
    await storage.get('iban', text);
    storage.remove('iban');
    expect(keys.load).not.toHaveBeenCalled();
    expect(keys.kept()).toBeUndefined();
    await storage.set('iban', 'GB29');
    expect(keys.kept()?.algorithm).toEqual({ name: 'AES-GCM', length: 256 });
  });

  test('gives its bytes to nobody', async () => {
    await open().set('iban', 'GB29');
    const key = keys.kept();
    expect(key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
  });

  test('is made once, however many write at once', async () => {
    const storage = open();
    await Promise.all(['a', 'b', 'c'].map((name) => storage.set(name, name)));
    expect(keys.claim).toHaveBeenCalledTimes(1);
  });

  test('is the same for two tabs that make it at once', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.set('a', 'first'), other.set('b', 'second')]);
    expect(keys.claim).toHaveBeenCalledTimes(2);
    expect([await one.get('b', text), await other.get('a', text)]).toEqual(['second', 'first']);
  });

  test('is tried again after a failure', async () => {
    const storage = open();
    keys.claim.mockRejectedValueOnce(new Error('disk busy'));
    expect(await storage.set('iban', 'GB29')).toBe('keyless');
    expect(await storage.set('iban', 'GB29')).toBe('stored');
  });
});

describe('of several writes', () => {
  test('the last that was asked for stays, however slow the others are', async () => {
    const storage = open();
    await storage.set('iban', 'known key');
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const slow = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...input) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return encrypt(...input);
    });
    const outcomes = await Promise.all([storage.set('iban', 'early'), storage.set('iban', 'late')]);
    slow.mockRestore();
    expect(outcomes).toEqual(['outdated', 'stored']);
    expect(await storage.get('iban', text)).toBe('late');
  });

  test('none survives a removal asked for later', async () => {
    const storage = open();
    const writing = storage.set('iban', 'GB29');
    storage.remove('iban');
    expect(await writing).toBe('outdated');
    expect(area.length).toBe(0);
  });

  test('a read sees those that were asked for before it', async () => {
    const storage = open();
    void storage.set('iban', 'GB29');
    expect(await storage.get('iban', text)).toBe('GB29');
  });
});

describe('plain JSON from a version without encryption', () => {
  test('is read as long as there is no key', async () => {
    area.setItem('iban', '"GB29"');
    expect(await open().get('iban', text)).toBe('GB29');
    expect(keys.kept()).toBeUndefined();
  });

  test('is not believed once there is one', async () => {
    area.setItem('iban', '"GB29"');
    const storage = open();
    await storage.set('other', 'value');
    expect(await storage.get('iban', text)).toBeUndefined();
  });
});

describe('reads as undefined', () => {
  test('what was altered in any byte, or cut short', async () => {
    const storage = open();
    await storage.set('iban', 'GB29');
    const sealed = bytesOf(stored('iban'));
    for (const place of sealed.keys()) {
      const altered = Buffer.from(sealed);
      altered[place] = (altered[place] ?? 0) ^ 1;
      area.setItem('iban', `sealed1:${altered.toString('base64')}`);
      expect(await storage.get('iban', text)).toBeUndefined();
      area.setItem('iban', `sealed1:${sealed.subarray(0, place).toString('base64')}`);
      expect(await storage.get('iban', text)).toBeUndefined();
    }
  });

  test.each(['', 'sealed1:', 'sealed1:%%%', 'sealed2:AAAA', 'null', '{"half":', '\u0000', '😀'])(
    'foreign text: %j',
    async (foreign) => {
      area.setItem('iban', foreign);
      expect(await open().get('iban', text)).toBeUndefined();
      await open().set('other', 'value');
      expect(await open().get('iban', text)).toBeUndefined();
    },
  );

  test('a value put under another name', async () => {
    const storage = open();
    await storage.set('iban', 'GB29');
    area.setItem('company', stored('iban'));
    expect(await storage.get('company', text)).toBeUndefined();
  });

  test('what another key encrypted, or one that was lost', async () => {
    await open().set('iban', 'GB29');
    const others = memoryKeys();
    expect(await open(others).get('iban', text)).toBeUndefined();
    await open(others).set('other', 'value');
    expect(await open(others).get('iban', text)).toBeUndefined();
  });

  test('what its parser refuses, by undefined or by an error', async () => {
    const storage = open();
    await storage.set('iban', 29);
    expect(await storage.get('iban', text)).toBeUndefined();
    const strict = () => {
      throw new TypeError('not an IBAN');
    };
    expect(await storage.get('iban', strict)).toBeUndefined();
  });
});

describe('where nothing can be kept', () => {
  const forbidden = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };

  test('forbidden storage reads as empty and refuses', async () => {
    const storage = createSecureStorage(forbidden, keys);
    expect(await storage.get('iban', text)).toBeUndefined();
    expect(await storage.set('iban', 'GB29')).toBe('refused');
    expect(() => storage.remove('iban')).not.toThrow();
  });

  test('full storage refuses and leaves what was there', async () => {
    const storage = open();
    await storage.set('iban', 'GB29');
    vi.spyOn(area, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(await storage.set('iban', 'much more')).toBe('refused');
    expect(await storage.get('iban', text)).toBe('GB29');
  });

  test('without encryption nothing is written, least of all in plain text', async () => {
    vi.stubGlobal('crypto', {});
    const storage = open();
    expect(await storage.set('iban', 'GB29')).toBe('keyless');
    expect(await storage.get('iban', text)).toBeUndefined();
    vi.unstubAllGlobals();
    expect(area.length).toBe(0);
  });

  test('without a store for keys nothing is written, and what is there is not read', async () => {
    const none = {
      load: () => Promise.reject(new Error('no store')),
      claim: () => Promise.reject(new Error('no store')),
    };
    area.setItem('older', '"plain"');
    const storage = open(none);
    expect(await storage.set('iban', 'GB29')).toBe('keyless');
    expect(await storage.get('older', text)).toBeUndefined();
    expect(area.length).toBe(1);
  });

  test('the browser’s own key store without IndexedDB is such a place', async () => {
    const storage = createSecureStorage(() => area);
    expect(await storage.set('iban', 'GB29')).toBe('keyless');
    expect(area.length).toBe(0);
  });
});

function bytesOf(sealed: string): Buffer {
  return Buffer.from(sealed.replace('sealed1:', ''), 'base64');
}

function memoryArea(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: (place) => [...items.keys()][place] ?? null,
    removeItem: (name) => void items.delete(name),
    setItem: (name, value) => void items.set(name, value),
  };
}

/** What all tabs of a browser share: the first key that is claimed stays. */
function memoryKeys() {
  let kept: CryptoKey | undefined;
  return {
    kept: () => kept,
    load: vi.fn<KeyStore['load']>(async () => kept),
    claim: vi.fn<KeyStore['claim']>(async (candidate) => {
      kept ??= candidate;
      return kept;
    }),
  };
}
