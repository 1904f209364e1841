import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Entries, forgetEntries, loadEntries, saveEntries } from './kept.ts';

interface KeptInput {
  /** What stands in the form now. */
  readonly entries: Entries;
  /** Whether that is something else than the form began with. */
  readonly isChanged: boolean;
  /** Called once, with what was kept; may come after the visitor has begun to type. Has the form rendered anew. */
  readonly onArrival: (kept: Entries | undefined) => void;
}

export interface Kept {
  /** Before that, what is kept is not overwritten. */
  readonly hasArrived: () => boolean;
  /** Nothing is kept any more until something is changed again. */
  readonly forget: () => void;
}

/** Keeps a form's entries under a key for this tab, at each change, from the first one on. */
export function useSavedState(key: string, { entries: { values, rows }, isChanged, onArrival }: KeptInput): Kept {
  const isAwaited = useRef(true);
  // Once something was changed all is kept, also that it was changed back.
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
