import { type Clock, systemClock } from './clock.ts';
import type { HeliosError } from './helios-error.ts';

/** A time in which a run waits for another program. */
export interface Wait {
  /**
   * A sentence without its end that says for which program the run waits: `acme.cdn.prismic.io has not answered yet`.
   */
  readonly reason: string;
  readonly ms: number;
}

/**
 * A wait to be reported. If `isLimit` is true, `ms` is the longest time of the wait, which ends earlier once the other
 * program is ready.
 */
export interface ReportedWait extends Wait {
  readonly isLimit: boolean;
}

/**
 * All waits of a run for other programs: a repository that asks for a pause or does not answer, another export. They
 * have one limit together, so that no other program can make a run last for ever.
 */
export interface Waits extends Disposable {
  readonly limitMs: number;
  /** The time that the run may still wait. */
  readonly leftMs: number;
  /** Aborted at the end of the run. If a wait went beyond the limit, the error of this wait is the signal's reason. */
  readonly signal: AbortSignal;
  /**
   * Waits. If the run would then have waited longer than its limit in all, it does not wait: this call and all other
   * waits throw the error of `beyond`, because the run is over.
   */
  pause(wait: Wait, beyond: () => HeliosError): Promise<void>;
  /** Counts the time since `start` as a wait: another program has not done yet what was asked of it. */
  count(start: number): void;
  /** Reports a wait that may end early, so that users don't think that the run hangs. */
  announce(wait: Wait): void;
}

export interface WaitsOptions {
  readonly limitMs?: number;
  readonly clock?: Clock;
  /** Called at the beginning of each wait of more than two seconds. Waits with the same reason at the same time are one. */
  readonly onWait?: (wait: ReportedWait) => void;
}

/** The longest time that a run waits by default. */
export const usualLimitMs = 60_000;

/** The maximum length of waits that are not reported. */
export const silentMs = 2000;

export function createWaits({ limitMs = usualLimitMs, clock = systemClock, onWait }: WaitsOptions = {}): Waits {
  const end = new AbortController();
  const reportedUntil = new Map<string, number>();
  let waitedMs = 0;
  let countedUntil = 0;
  /**
   * The part of a span of time that no earlier wait has covered. Without this, requests that wait in parallel would be
   * counted several times.
   */
  const uncounted = (from: number, to: number) => Math.max(0, to - Math.max(from, countedUntil));
  const add = (from: number, to: number) => {
    waitedMs += uncounted(from, to);
    countedUntil = Math.max(countedUntil, to);
  };
  const report = (wait: ReportedWait) => {
    const until = clock.now() + wait.ms;
    if (wait.ms <= silentMs || until <= (reportedUntil.get(wait.reason) ?? 0) + silentMs) return;
    reportedUntil.set(wait.reason, until);
    onWait?.(wait);
  };
  return {
    limitMs,
    get leftMs() {
      return Math.max(0, limitMs - waitedMs);
    },
    signal: end.signal,
    async pause(wait, beyond) {
      end.signal.throwIfAborted();
      const now = clock.now();
      if (waitedMs + uncounted(now, now + wait.ms) > limitMs) end.abort(beyond());
      end.signal.throwIfAborted();
      add(now, now + wait.ms);
      report({ ...wait, isLimit: false });
      await clock.sleep(wait.ms, end.signal);
      end.signal.throwIfAborted();
    },
    count: (start) => add(start, clock.now()),
    announce: (wait) => report({ ...wait, isLimit: true }),
    [Symbol.dispose]: () => end.abort(),
  };
}
