import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { bringSecureStorage } from '../support/secure-storage.ts';

const browser = startBrowser();
const path = '/helios/en/legal';

async function visit() {
  const visit = await browser.visit(path);
  await bringSecureStorage(visit.page);
  return visit;
}

const set = (page: Page, name: string, value: string) =>
  page.evaluate(([name = '', value = '']) => secure.createSecureStorage().set(name, value), [name, value]);

const get = (page: Page, name: string) =>
  page.evaluate((name) => secure.createSecureStorage().get(name, (found) => found), name);

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'helios'));

/** Reads the stored key, and tells whether its bytes can be exported. */
const keptKey = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('helios');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const reading = opening.result.transaction('keys').objectStore('keys').get('secure-storage');
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    const key: CryptoKey = reading.result;
    const taken = await Promise.allSettled([crypto.subtle.exportKey('raw', key), crypto.subtle.exportKey('jwk', key)]);
    return { algorithm: key.algorithm, outcomes: taken.map(({ status }) => status) };
  });

test('Secure storage makes its key on the first write, not before, and nobody can export the key', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  expect(await get(page, 'iban')).toBeUndefined();
  expect(await databases(page)).toEqual([]);
  expect(await set(page, 'iban', 'GB29 NWBK')).toBe('stored');
  expect(await keptKey(page)).toEqual({
    algorithm: { name: 'AES-GCM', length: 256 },
    outcomes: ['rejected', 'rejected'],
  });
  expect(visitor.errors).toEqual([]);
});

test('Secure storage reads back after a reload what nobody can read in the area, each write under another vector', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const vectors: string[] = [];
  for (let write = 0; write < 3; write += 1) {
    await set(page, 'iban', 'GB29 NWBK');
    const stored = await page.evaluate(() => localStorage.getItem('iban') ?? '');
    expect(stored).not.toContain('NWBK');
    vectors.push(Buffer.from(stored.replace('sealed1:', ''), 'base64').subarray(0, 12).toString('hex'));
  }
  expect(new Set(vectors).size).toBe(3);
  await page.reload();
  await bringSecureStorage(page);
  expect(await get(page, 'iban')).toBe('GB29 NWBK');
  expect(visitor.errors).toEqual([]);
});

test('Secure storage in the area of a tab stores values for that tab', async () => {
  await using visitor = await visit();
  const read = await visitor.page.evaluate(async () => {
    const storage = secure.createSecureStorage(() => sessionStorage);
    await storage.set('iban', 'GB29');
    return [await storage.get('iban', (found) => found), sessionStorage.length];
  });
  expect(read).toEqual(['GB29', 1]);
  expect(await get(visitor.page, 'iban')).toBeUndefined();
});

test('Secure storage reads plain JSON while there is no key, and no longer once there is one', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.evaluate(() => localStorage.setItem('older', '"plain"'));
  expect(await get(page, 'older')).toBe('plain');
  await set(page, 'newer', 'sealed');
  expect(await get(page, 'older')).toBeUndefined();
});

test('Secure storage reads nothing from a value that was tampered with, cut short or copied from elsewhere', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await set(page, 'iban', 'GB29 NWBK');
  await page.evaluate(() => {
    const sealed = localStorage.getItem('iban') ?? '';
    localStorage.setItem(
      'tampered',
      sealed.replace(/.(?=.{4}$)/, (last) => (last === 'A' ? 'B' : 'A')),
    );
    localStorage.setItem('short', sealed.slice(0, -8));
    localStorage.setItem('copied', sealed);
    localStorage.setItem('foreign', 'sealed1:not base64');
  });
  const read = await Promise.all(['tampered', 'short', 'copied', 'foreign'].map((name) => get(page, name)));
  expect(read).toEqual([undefined, undefined, undefined, undefined]);
  expect(visitor.errors).toEqual([]);
});

test('Secure storage has one key, also when two tabs begin at once', async () => {
  await using visitor = await visit();
  const other = await visitor.page.context().newPage();
  await other.goto(path);
  await bringSecureStorage(other);
  const names = ['a', 'b', 'c', 'd'];
  await Promise.all(names.map((name, place) => set(place % 2 ? other : visitor.page, name, name)));
  // A tab sees a moment later what another tab stores.
  for (const page of [visitor.page, other]) {
    await expect.poll(() => Promise.all(names.map((name) => get(page, name)))).toEqual(names);
  }
});

async function visitBare(url: string, headers: Record<string, string> = {}) {
  const visitor = await browser.visit(path);
  await visitor.page.route(url, (route) => route.fulfill({ contentType: 'text/html', headers, body: '<p>Bare</p>' }));
  await visitor.page.goto(url);
  await bringSecureStorage(visitor.page);
  return visitor;
}

test('Secure storage is empty in a page that may store nothing', async () => {
  await using visitor = await visitBare('/helios/bare', { 'content-security-policy': 'sandbox allow-scripts' });
  expect(await get(visitor.page, 'iban')).toBeUndefined();
  expect(await set(visitor.page, 'iban', 'GB29')).toBe('keyless');
  expect(visitor.errors).toEqual([]);
});

test('Secure storage writes nothing on an insecure origin, where there is no encryption', async () => {
  await using visitor = await visitBare('http://insecure.example/');
  expect(await visitor.page.evaluate(() => isSecureContext)).toBe(false);
  expect(await set(visitor.page, 'iban', 'GB29')).toBe('keyless');
  expect(await get(visitor.page, 'iban')).toBeUndefined();
  expect(await visitor.page.evaluate(() => localStorage.length)).toBe(0);
});

test('Secure storage says so when storage is full, and the older values stay', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await set(page, 'iban', 'GB29');
  // Browsers allow an origin about five million characters.
  expect(await set(page, 'notes', 'x'.repeat(6_000_000))).toBe('refused');
  expect(await get(page, 'iban')).toBe('GB29');
});
