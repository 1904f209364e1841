import pLimit from 'p-limit';
import type { Clock } from '../../../site/clock.ts';
import { formatDuration } from '../../../site/duration.ts';
import { PlaceFault } from './shared-place.ts';

/** Uses a place as long as that is worth while. No fault of the place, and no wait for it, is a fault of the export. */
export interface Guard {
  /** Does something with the place. Undefined if it fails, takes too long, or is not attempted any more. */
  attempt<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<{ readonly result: Result } | undefined>;
  /** The last fault, unless the place worked afterwards. */
  readonly fault: PlaceFault | undefined;
  /** False if the place is not used any more. */
  readonly isOpen: boolean;
  /** Ends all attempts, and begins no other one. */
  close(): void;
}

export interface GuardOptions {
  readonly clock: Clock;
  readonly lanes: number;
  /** The time limit of an attempt. */
  readonly limitMs: number;
  /** The time that an attempt may take. What it takes longer is a debt of its lane, which quicker attempts pay off. */
  readonly fairMs: number;
  /** The time that is waited in vain before the place is not used any more. */
  readonly patienceMs: number;
}

/** So many failures one after the other end the use of a place. One that has cost all of its time counts twice. */
const maxFailures = 3;

export function createGuard({ clock, lanes, limitMs, fairMs, patienceMs }: GuardOptions): Guard {
  const limit = pLimit(lanes);
  const closing = new AbortController();
  let fault: PlaceFault | undefined;
  let [failures, debtMs] = [0, 0];
  const count = (waitedMs: number, found: PlaceFault | undefined) => {
    debtMs = Math.max(0, debtMs + (waitedMs - fairMs) / lanes);
    failures = found ? failures + (waitedMs < limitMs ? 1 : 2) : 0;
    fault = found;
    if (debtMs > patienceMs) fault ??= slow(debtMs);
    if (failures >= maxFailures || debtMs > patienceMs) closing.abort();
  };
  const attemptNow = async <Result>(work: (signal: AbortSignal) => Promise<Result>) => {
    if (closing.signal.aborted) return undefined;
    const patience = startPatience(clock, limitMs);
    try {
      const result = await untilAborted(work, AbortSignal.any([patience.signal, closing.signal]));
      if (!closing.signal.aborted) count(patience.waitedMs(), undefined);
      return { result };
    } catch (error) {
      // What ends because the guard is closed is no fault of the place.
      if (!closing.signal.aborted) count(patience.waitedMs(), asFault(error));
      return undefined;
    } finally {
      patience.end();
    }
  };
  return {
    attempt: (work) => limit(() => attemptNow(work)),
    get fault() {
      return fault;
    },
    get isOpen() {
      return !closing.signal.aborted;
    },
    close: () => closing.abort(),
  };
}

const tickMs = 50;

/**
 * Counts the time in which an answer could have been taken, and aborts its signal at the limit. While this thread renders
 * or checks pages it takes no answer for seconds, which is no fault of the place: such a time is one tick of the count.
 */
function startPatience(clock: Clock, limitMs: number) {
  const limit = new AbortController();
  const ended = new AbortController();
  let waitedMs = 0;
  const tick = async () => {
    while (waitedMs < limitMs) {
      await clock.alarm(tickMs, ended.signal);
      waitedMs += tickMs;
    }
    limit.abort(new PlaceFault(`It did not answer within ${formatDuration(limitMs)}`, reachable));
  };
  void tick();
  return { signal: limit.signal, waitedMs: () => waitedMs, end: () => ended.abort() };
}

/** Ends the wait when the signal is aborted, even if the work ignores it, as the system does with files. */
async function untilAborted<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const done = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: done.signal });
  });
  try {
    return await Promise.race([work(signal), aborted]);
  } finally {
    done.abort();
  }
}

const reachable = 'Look whether this machine reaches it, or unset HELIOS_IMAGE_CACHE.';

function slow(debtMs: number): PlaceFault {
  return new PlaceFault(
    `It is slow: the export waited ${formatDuration(Math.ceil(debtMs))} longer than it may`,
    'Choose a place that is nearer to this machine, or unset HELIOS_IMAGE_CACHE.',
  );
}

function asFault(error: unknown): PlaceFault {
  if (error instanceof PlaceFault) return error;
  return new PlaceFault(error instanceof Error ? error.message : String(error), reachable);
}
