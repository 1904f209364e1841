import { createWaits, type Waits } from '../site/waits.ts';
import { reportWait } from './report.ts';

/** Opens the waits of a command. `wait` is the value of `--wait`, in milliseconds. Disposing them ends what still waits. */
export function openWaits({ wait }: { readonly wait?: number }): Waits {
  return createWaits({ ...(wait !== undefined && { limitMs: wait }), onWait: reportWait });
}

/** The waits for the lock of another export: only a command with `--wait` waits for it. */
export function lockWaitsOf({ wait }: { readonly wait?: number }, waits: Waits): { readonly lockWaits?: Waits } {
  return wait === undefined ? {} : { lockWaits: waits };
}
