import { beforeEach, expect, test, vi } from 'vitest';
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

test('A value of secure storage is read back by this and by another visit', async () => {
  const storage = open();
  expect(await storage.set('iban', 'GB29 NWBK · Zoë')).toBe('stored');
  expect(await storage.get('iban', text)).toBe('GB29 NWBK · Zoë');
  expect(await open().get('iban', text)).toBe('GB29 NWBK · Zoë');
});

test('A value of secure storage is stored as a mark and base64, without its text', async () => {
  await open().set('iban', 'GB29 NWBK');
  expect(stored('iban')).toMatch(/^sealed1:[A-Za-z0-9+/]+={0,2}$/);
  // 12 bytes of vector, the JSON with its quotes, 16 bytes of tag
  expect(bytesOf(stored('iban'))).toHaveLength(12 + 11 + 16);
  expect(bytesOf(stored('iban')).toString('latin1')).not.toContain('NWBK');
});

test('A value of secure storage gets a random vector of its own at each write', async () => {
  const storage = open();
  const vectors = new Set<string>();
  for (let write = 0; write < 20; write += 1) {
    await storage.set('iban', 'GB29 NWBK');
    vectors.add(bytesOf(stored('iban')).subarray(0, 12).toString('hex'));
  }
  expect(vectors.size).toBe(20);
});

test('A value of secure storage may be long', async () => {
  const notes = 'colour grading '.repeat(20_000);
  const storage = open();
  await storage.set('notes', notes);
  expect(await storage.get('notes', text)).toBe(notes);
});

test('A value of secure storage is the one at the time of the call', async () => {
  const storage = open();
  const basket = { lines: 1 };
  const writing = storage.set('basket', basket);
  basket.lines = 2;
  await writing;
  expect(await storage.get('basket', (found) => found)).toEqual({ lines: 1 });
});

test('A value of secure storage is gone once it is removed', async () => {
  const storage = open();
  await storage.set('iban', 'GB29');
  storage.remove('iban');
  expect(area.length).toBe(0);
  expect(await storage.get('iban', text)).toBeUndefined();
});

test('The key of secure storage is made by the first write, not by reading or removing', async () => {
  const storage = open();
  await storage.get('iban', text);
  storage.remove('iban');
  expect(keys.load).not.toHaveBeenCalled();
  expect(keys.kept()).toBeUndefined();
  await storage.set('iban', 'GB29');
  expect(keys.kept()?.algorithm).toEqual({ name: 'AES-GCM', length: 256 });
});

test('The key of secure storage can’t be exported', async () => {
  await open().set('iban', 'GB29');
  const key = keys.kept();
  expect(key?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
});

test('The key of secure storage is made once, however many write at once', async () => {
  const storage = open();
  await Promise.all(['a', 'b', 'c'].map((name) => storage.set(name, name)));
  expect(keys.claim).toHaveBeenCalledTimes(1);
});

test('The key of secure storage is the same for two tabs that make it at once', async () => {
  const [one, other] = [open(), open()];
  await Promise.all([one.set('a', 'first'), other.set('b', 'second')]);
  expect(keys.claim).toHaveBeenCalledTimes(2);
  expect([await one.get('b', text), await other.get('a', text)]).toEqual(['second', 'first']);
});

test('The key of secure storage is made again after a failure', async () => {
  const storage = open();
  keys.claim.mockRejectedValueOnce(new Error('disk busy'));
  expect(await storage.set('iban', 'GB29')).toBe('keyless');
  expect(await storage.set('iban', 'GB29')).toBe('stored');
});

test('The last of several writes stays, however slow the others are', async () => {
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

test('No write survives a later removal', async () => {
  const storage = open();
  const writing = storage.set('iban', 'GB29');
  storage.remove('iban');
  expect(await writing).toBe('outdated');
  expect(area.length).toBe(0);
});

test('A read sees the writes before it', async () => {
  const storage = open();
  void storage.set('iban', 'GB29');
  expect(await storage.get('iban', text)).toBe('GB29');
});

test('Plain JSON is read as long as secure storage has no key', async () => {
  area.setItem('iban', '"GB29"');
  expect(await open().get('iban', text)).toBe('GB29');
  expect(keys.kept()).toBeUndefined();
});

test('Plain JSON is not read once secure storage has a key', async () => {
  area.setItem('iban', '"GB29"');
  const storage = open();
  await storage.set('other', 'value');
  expect(await storage.get('iban', text)).toBeUndefined();
});

test('A sealed value that was altered in any byte, or cut short, reads as undefined', async () => {
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
  'A foreign text reads as undefined: %j',
  async (foreign) => {
    area.setItem('iban', foreign);
    expect(await open().get('iban', text)).toBeUndefined();
    await open().set('other', 'value');
    expect(await open().get('iban', text)).toBeUndefined();
  },
);

test('A sealed value under another name reads as undefined', async () => {
  const storage = open();
  await storage.set('iban', 'GB29');
  area.setItem('company', stored('iban'));
  expect(await storage.get('company', text)).toBeUndefined();
});

test('A value that another key encrypted, or a lost one, reads as undefined', async () => {
  await open().set('iban', 'GB29');
  const others = memoryKeys();
  expect(await open(others).get('iban', text)).toBeUndefined();
  await open(others).set('other', 'value');
  expect(await open(others).get('iban', text)).toBeUndefined();
});

test('A value that its parser refuses, by undefined or by an error, reads as undefined', async () => {
  const storage = open();
  await storage.set('iban', 29);
  expect(await storage.get('iban', text)).toBeUndefined();
  const strict = () => {
    throw new TypeError('not an IBAN');
  };
  expect(await storage.get('iban', strict)).toBeUndefined();
});

const forbidden = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test('Forbidden storage reads as empty and refuses writes', async () => {
  const storage = createSecureStorage(forbidden, keys);
  expect(await storage.get('iban', text)).toBeUndefined();
  expect(await storage.set('iban', 'GB29')).toBe('refused');
  expect(() => storage.remove('iban')).not.toThrow();
});

test('Full storage refuses writes and leaves the older values', async () => {
  const storage = open();
  await storage.set('iban', 'GB29');
  vi.spyOn(area, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(await storage.set('iban', 'much more')).toBe('refused');
  expect(await storage.get('iban', text)).toBe('GB29');
});

test('Secure storage without encryption writes nothing, least of all in plain text', async () => {
  vi.stubGlobal('crypto', {});
  const storage = open();
  expect(await storage.set('iban', 'GB29')).toBe('keyless');
  expect(await storage.get('iban', text)).toBeUndefined();
  vi.unstubAllGlobals();
  expect(area.length).toBe(0);
});

test('Secure storage without a store for keys writes nothing and reads nothing', async () => {
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

test('The browser’s own key store without IndexedDB stores no key', async () => {
  const storage = createSecureStorage(() => area);
  expect(await storage.set('iban', 'GB29')).toBe('keyless');
  expect(area.length).toBe(0);
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

/** A key store that all tabs share. The first claimed key stays. */
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
