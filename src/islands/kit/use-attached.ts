import { type EffectCallback, useLayoutEffect, useState } from 'react';

/**
 * Calls `attach` once, at hydration. Its changes are drawn before the island counts as hydrated: React subscribes
 * components to signals in its passive effects, and the second rendering makes React run these effects at once.
 */
export function useAttached(attach: EffectCallback): void {
  const [, setAttached] = useState(false);
  useLayoutEffect(() => {
    setAttached(true);
    return attach();
  }, [attach]);
}
