import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Entries, forgetEntries, loadEntries, saveEntries } from './saved-state.ts';

interface SavedStateInput {
  /** The current entries of the form. */
  readonly entries: Entries;
  /** True if the entries differ from the initial ones. */
  readonly isChanged: boolean;
  /** Called once with the saved entries, perhaps after the visitor has begun to type. It must cause a new rendering. */
  readonly onLoad: (saved: Entries | undefined) => void;
}

export interface SavedState {
  /** False until the saved entries have been loaded. Until then they are not overwritten. */
  readonly isLoaded: () => boolean;
  /** Deletes the saved entries. Nothing is saved until the next change. */
  readonly forget: () => void;
}

/** Saves a form's entries under a key for this tab, at each change from the first one on. */
export function useSavedState(
  key: string,
  { entries: { values, rows }, isChanged, onLoad }: SavedStateInput,
): SavedState {
  const isLoading = useRef(true);
  // After the first change every state is saved, including the initial one.
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
