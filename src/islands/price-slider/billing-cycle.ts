import type { ReadonlySignal } from '@preact/signals-core';
import { signalFrom, sourceIn } from '../signal-from.ts';
import type { BillingCycle } from './contract.ts';

/** One signal for each slice: all price sliders of a plan picker share it. */
const cycles = new WeakMap<Element, ReadonlySignal<BillingCycle>>();

/**
 * The billing cycle that the visitor has selected in a slice. The radio buttons of the cycles are plain HTML outside
 * the
 * island.
 */
export function billingCycleIn(slice: Element): ReadonlySignal<BillingCycle> {
  const known = cycles.get(slice);
  if (known) return known;
  const isMonthly = () => slice.querySelector(`[value="${'monthly' satisfies BillingCycle}"]:checked`) !== null;
  const cycle = signalFrom<BillingCycle>(sourceIn(slice, 'change', () => (isMonthly() ? 'monthly' : 'yearly')));
  cycles.set(slice, cycle);
  return cycle;
}
