import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Entries, forgetEntries, loadEntries, saveEntries } from './saved-state.ts';

interface SavedStateInput {
  /** The current entries of the form. */
  readonly entries: Entries;
  /** True if the entries differ from the form's initial ones. */
  readonly isChanged: boolean;
  /**
   * Called once with the saved entries, perhaps after the visitor has begun to type. The callback must cause a new
   * rendering, because entries are saved only after a rendering.
   */
  readonly onLoad: (saved: Entries | undefined) => void;
}

export interface SavedState {
  /**
   * False until the saved entries have been loaded. Nothing is saved before, so that the saved entries are not
   * overwritten.
   */
  readonly isLoaded: () => boolean;
  /** Deletes the saved entries. From then on nothing is saved until the visitor's next change. */
  readonly forget: () => void;
}

/**
 * Loads the entries that were saved for this tab under a key, and saves the form's entries from the visitor's first
 * change on.
 */
export function useSavedState(
  key: string,
  { entries: { values, rows }, isChanged, onLoad }: SavedStateInput,
): SavedState {
  const isLoading = useRef(true);
  // True after the visitor's first change. From then on every state is saved, even a return to the initial entries.
  const isSaving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useLayoutEffect(() => {
    void loadEntries(key).then((saved) => {
      if (!isLoading.current) return;
      isLoading.current = false;
      onLoad(saved);
    });
    return () => {
      isLoading.current = false;
    };
  }, []);

  useEffect(() => {
    isSaving.current ||= isChanged;
    if (isSaving.current && !isLoading.current) saveEntries(key, { values, rows });
  }, [key, isChanged, values, rows]);

  return {
    isLoaded: () => !isLoading.current,
    forget() {
      isLoading.current = false;
      isSaving.current = false;
      forgetEntries(key);
    },
  };
}
