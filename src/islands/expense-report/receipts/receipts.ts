import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { createSecureStorage, type SecureStorage } from '../../../runtime/shared/storage/secure-storage.ts';
import { onceByKey } from '../../kit/once-by-key.ts';
import { parseReceipt, type Receipt } from './receipt.ts';

/** The receipts of a report, by the ids of its expenses. They are encrypted and kept for the tab, and never leave the device. */
export interface Receipts {
  readonly of: (id: number) => ReadonlySignal<Receipt | undefined>;
  /** Loads the receipt that was kept for an expense. */
  readonly load: (id: number) => void;
  /**
   * Attaches a receipt to an expense as soon as it is made of the visitor's file, unless another file is chosen or the
   * receipt removed meanwhile: then it resolves to undefined. Resolves to false if the browser does not store the receipt,
   * so that a reload loses it. Rejects if no receipt can be made.
   */
  readonly attach: (id: number, receipt: Receipt | Promise<Receipt>) => Promise<boolean | undefined>;
  readonly remove: (id: number) => void;
  /** The number of receipts that are attached. */
  readonly count: () => number;
  /** Removes all receipts. */
  readonly clear: () => void;
}

export function createReceipts(storage: SecureStorage = createSecureStorage(() => sessionStorage)): Receipts {
  const receiptOf = onceByKey((_id: number): Signal<Receipt | undefined> => signal(undefined));
  const loaded = new Set<number>();
  // The expenses whose stored receipt is being read. One that is attached or removed meanwhile is newer.
  const loading = new Set<number>();
  // The receipt that is made for an expense: of the file that was chosen last.
  const making = new Map<number, Receipt | Promise<Receipt>>();
  const put = (id: number, receipt: Receipt | undefined) => {
    loading.delete(id);
    receiptOf(id).value = receipt;
  };
  const remove = (id: number) => {
    making.delete(id);
    put(id, undefined);
    storage.remove(keyOf(id));
  };
  return {
    of: receiptOf,
    load(id) {
      if (loaded.has(id)) return;
      loaded.add(id);
      loading.add(id);
      void storage.get(keyOf(id), parseReceipt).then((found) => {
        if (loading.has(id)) put(id, found);
      });
    },
    async attach(id, made) {
      loaded.add(id);
      making.set(id, made);
      const isLatest = () => making.get(id) === made;
      try {
        const receipt = await made;
        if (!isLatest()) return undefined;
        put(id, receipt);
        return (await storage.set(keyOf(id), receipt)) === 'stored';
      } catch (error) {
        // A file that is no longer wanted has no error either: the one that was chosen last says what is shown.
        if (!isLatest()) return undefined;
        throw error;
      }
    },
    remove,
    count: () => [...loaded].filter((id) => receiptOf(id).peek() !== undefined).length,
    clear: () => loaded.forEach(remove),
  };
}

function keyOf(id: number): string {
  return `expense-receipt-${id}`;
}
