import { type RefObject, useEffect, useState } from 'react';
import type { BillingCycle } from './contract.ts';

/**
 * The billing cycle that the visitor has selected in the slice around an element. The radio buttons of the cycles are
 * plain HTML outside the island.
 */
export function useBillingCycle(element: RefObject<Element | null>): BillingCycle {
  const [cycle, setCycle] = useState<BillingCycle>('yearly');
  useEffect(() => {
    const slice = element.current?.closest('section');
    if (!slice) return;
    const read = () =>
      setCycle(slice.querySelector(`[value="${'monthly' satisfies BillingCycle}"]:checked`) ? 'monthly' : 'yearly');
    read();
    slice.addEventListener('change', read);
    return () => slice.removeEventListener('change', read);
  }, [element]);
  return cycle;
}
