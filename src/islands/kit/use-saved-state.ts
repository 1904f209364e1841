import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Entries, forgetEntries, loadEntries, saveEntries } from './saved-state.ts';

interface KeptInput {
  /** The current entries of the form. */
  readonly entries: Entries;
  /** True if the entries differ from the initial ones. */
  readonly isChanged: boolean;
  /** Called once with the saved entries, perhaps after the visitor has begun to type. It must cause a new rendering. */
  readonly onArrival: (kept: Entries | undefined) => void;
}

export interface Kept {
  /** False until the saved entries have been loaded. Until then they are not overwritten. */
  readonly hasArrived: () => boolean;
  /** Deletes the saved entries. Nothing is saved until the next change. */
  readonly forget: () => void;
}

/** Saves a form's entries under a key for this tab, at each change from the first one on. */
export function useSavedState(key: string, { entries: { values, rows }, isChanged, onArrival }: KeptInput): Kept {
  const isAwaited = useRef(true);
  // After the first change every state is saved, including the initial one.
  const isKept = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useLayoutEffect(() => {
    void loadEntries(key).then((kept) => {
      if (!isAwaited.current) return;
      isAwaited.current = false;
      onArrival(kept);
    });
    return () => {
      isAwaited.current = false;
    };
  }, []);

  useEffect(() => {
    isKept.current ||= isChanged;
    if (isKept.current && !isAwaited.current) saveEntries(key, { values, rows });
  }, [key, isChanged, values, rows]);

  return {
    hasArrived: () => !isAwaited.current,
    forget() {
      isAwaited.current = false;
      isKept.current = false;
      forgetEntries(key);
    },
  };
}
