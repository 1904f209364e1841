import { expect, test } from 'vitest';
import {
  maxPdfBytes,
  parseReceipt,
  type Receipt,
  receiptFault,
} from '../../../../../src/islands/expense-report/receipts/receipt.ts';
import { createReceipts } from '../../../../../src/islands/expense-report/receipts/receipts.ts';
import type { SecureStorage } from '../../../../../src/runtime/shared/storage/secure-storage.ts';

const receipt: Receipt = { name: 'hotel.pdf', type: 'application/pdf', data: 'JVBERi0=' };

/** Storage in memory. A full one refuses every write. */
function storageWith(kept: Record<string, unknown>, isFull = false): SecureStorage {
  return {
    get: async (name, parse) => parse(kept[name]),
    async set(name, value) {
      if (isFull) return 'refused';
      kept[name] = value;
      return 'stored';
    },
    remove(name) {
      delete kept[name];
    },
  };
}

test('A receipt is kept for its expense, and is gone when it is removed', async () => {
  const kept: Record<string, unknown> = {};
  const receipts = createReceipts(storageWith(kept));
  expect(await receipts.attach(2, receipt)).toBe(true);
  const again = createReceipts(storageWith(kept));
  again.load(2);
  await Promise.resolve();
  await Promise.resolve();
  expect(again.of(2).value).toEqual(receipt);
  expect(again.of(1).value).toBeUndefined();
  expect(again.count()).toBe(1);
  again.clear();
  expect([again.of(2).value, again.count(), kept]).toEqual([undefined, 0, {}]);
});

test('A receipt that is removed or replaced while it is being read does not come back', async () => {
  const stored = { 'expense-receipt-1': receipt, 'expense-receipt-2': receipt };
  const receipts = createReceipts(storageWith(stored));
  receipts.load(1);
  receipts.load(2);
  receipts.clear();
  const newer = { ...receipt, name: 'taxi.pdf' };
  await receipts.attach(2, newer);
  await new Promise((resolve) => setTimeout(resolve));
  expect([receipts.of(1).value, receipts.of(2).value, receipts.count()]).toEqual([undefined, newer, 1]);
});

test('A file that is still being made into a receipt is not attached after all was forgotten, nor after a later file', async () => {
  const stored: Record<string, unknown> = {};
  const receipts = createReceipts(storageWith(stored));
  const slow = Promise.withResolvers<Receipt>();
  const forgotten = receipts.attach(1, slow.promise);
  const replaced = receipts.attach(2, slow.promise);
  receipts.remove(1);
  const later = { ...receipt, name: 'taxi.pdf' };
  await receipts.attach(2, later);
  slow.resolve(receipt);
  expect(await Promise.all([forgotten, replaced])).toEqual([undefined, undefined]);
  expect([receipts.of(1).value, receipts.of(2).value]).toEqual([undefined, later]);
  expect(Object.values(stored)).toEqual([later]);
  const broken = receipts.attach(2, Promise.reject(new Error('It is no picture.')));
  await receipts.attach(2, later);
  expect(await broken, 'the error of a file that another one replaced').toBeUndefined();
  const cleared = receipts.attach(3, slow.promise);
  receipts.clear();
  await cleared;
  expect(receipts.count()).toBe(0);
});

test('A receipt for which the browser has no room is shown, and counts as not kept', async () => {
  const receipts = createReceipts(storageWith({}, true));
  expect(await receipts.attach(1, receipt)).toBe(false);
  expect(receipts.of(1).value).toEqual(receipt);
});

test('A receipt is a photo or a small PDF', () => {
  expect(receiptFault({ type: 'image/png', size: 9_000_000 })).toBeUndefined();
  expect(receiptFault({ type: 'text/html', size: 10 })).toEqual({ code: 'type' });
  expect(receiptFault({ type: 'application/pdf', size: maxPdfBytes + 1 })).toMatchObject({ code: 'size' });
});

test('What others stored in the place of a receipt is none', () => {
  expect(parseReceipt({ ...receipt, type: 'text/html' })).toBeUndefined();
  expect(parseReceipt(null)).toBeUndefined();
});
