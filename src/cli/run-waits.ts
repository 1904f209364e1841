import { createWaits, type Waits } from '../site/waits.ts';
import { reportWait } from './report.ts';

/**
 * Creates the waits of a command. They share one limit: `wait`, the value of `--wait` in milliseconds. Disposal ends the
 * waits that are still running.
 */
export function openWaits({ wait }: { readonly wait?: number }): Waits {
  return createWaits({ ...(wait !== undefined && { limitMs: wait }), onWait: reportWait });
}

/** Returns the waits for the lock that another export holds. Only a command with `--wait` waits for the lock. */
export function lockWaitsOf({ wait }: { readonly wait?: number }, waits: Waits): { readonly lockWaits?: Waits } {
  return wait === undefined ? {} : { lockWaits: waits };
}
