import { batch, effect, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Entries, forgetValues, loadEntries, saveEntries } from './saved-state.ts';

interface KeepEntriesInput {
  /** The key under which the entries are saved. */
  readonly key: string;
  /** The beginning of all names under which the tool saves values, which it deletes together. */
  readonly prefix: string;
  /** The current entries of the form. They are saved when a signal changes that this function reads. */
  readonly entries: () => Entries;
  /** True if the entries differ from the form's initial ones. */
  readonly isChanged: () => boolean;
  /** Called once with the saved entries, perhaps after the visitor has begun to type. */
  readonly onLoad: (saved: Entries | undefined) => void;
}

export interface KeptEntries {
  /**
   * False until the saved entries have been loaded. Nothing is saved before, so that the saved entries are not
   * overwritten.
   */
  readonly isLoaded: () => boolean;
  /** False if the browser did not keep the last state, so that a reload loses it. */
  readonly isKept: ReadonlySignal<boolean>;
  /** Deletes all that the tool has saved. From then on nothing is saved until the visitor's next change. */
  readonly forget: () => void;
  /** Loads the saved entries and begins to save. Returns a function that ends the saving. */
  readonly attach: () => () => void;
}

/**
 * Loads the entries that were saved for this tab under a key, and saves the form's entries from the visitor's first
 * change on.
 */
export function keepEntries({ key, prefix, entries, isChanged, onLoad }: KeepEntriesInput): KeptEntries {
  const isLoading = signal(true);
  const isKept = signal(true);
  // True after the visitor's first change. From then on every state is saved, even a return to the initial entries.
  let isSaving = false;
  return {
    isLoaded: () => !isLoading.peek(),
    isKept,
    forget() {
      isLoading.value = false;
      isSaving = false;
      forgetValues(prefix);
    },
    attach() {
      void loadEntries(key).then((saved) => {
        if (!isLoading.peek()) return;
        batch(() => {
          isLoading.value = false;
          onLoad(saved);
        });
      });
      const stopSaving = effect(() => {
        const current = entries();
        isSaving ||= isChanged();
        if (!isSaving || isLoading.value) return;
        void saveEntries(key, current).then((saved) => {
          isKept.value = saved;
        });
      });
      return () => {
        stopSaving();
        isLoading.value = false;
      };
    },
  };
}
