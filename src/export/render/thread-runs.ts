/** Takes the number of the route that a thread makes next. Returns undefined if none is left. */
export type TakeRoute = (thread: number) => number | undefined;

/**
 * Gives the numbers from 0 to `count - 1` to threads, each once. Each thread gets a run of consecutive numbers: neighbours
 * in the list of routes are pages of one locale, which have shells, lists of documents and islands in common, and every
 * thread makes and keeps these for itself. A thread that is done with its run takes over the end of the longest other run.
 *
 * The runs are in memory that the threads share. So none has to wait for a message of another one, which may be busy with
 * a page for a tenth of a second.
 */
export function createThreadRuns(count: number, threads: number): SharedArrayBuffer {
  const runs = new BigInt64Array(new SharedArrayBuffer(threads * BigInt64Array.BYTES_PER_ELEMENT));
  const startOf = (thread: number) => Math.floor((count * thread) / threads);
  for (let thread = 0; thread < threads; thread += 1) {
    runs[thread] = packed({ next: startOf(thread), end: startOf(thread + 1) });
  }
  return runs.buffer;
}

/** Opens the runs in a thread. */
export function openThreadRuns(memory: SharedArrayBuffer): TakeRoute {
  const runs = new BigInt64Array(memory);
  const runOf = (thread: number) => unpacked(Atomics.load(runs, thread));
  /** Changes a run. Returns false if another thread has changed it meanwhile. */
  const isChanged = (thread: number, before: Run, after: Run) =>
    Atomics.compareExchange(runs, thread, packed(before), packed(after)) === packed(before);
  return (thread) => {
    for (;;) {
      const own = runOf(thread);
      if (left(own) > 0) {
        if (isChanged(thread, own, { ...own, next: own.next + 1 })) return own.next;
        continue;
      }
      const others = Array.from(runs, (_, other) => other);
      const longest = others.reduce((best, other) => (left(runOf(other)) > left(runOf(best)) ? other : best));
      const run = runOf(longest);
      if (left(run) === 0) return undefined;
      if (isChanged(longest, run, { ...run, end: run.end - 1 })) return run.end - 1;
    }
  };
}

/** The numbers from `next` on that are before `end`. */
interface Run {
  readonly next: number;
  readonly end: number;
}

function left({ next, end }: Run): number {
  return end - next;
}

/** A run as one number, which changes in one step. */
function packed({ next, end }: Run): bigint {
  return (BigInt(next) << 32n) | BigInt(end);
}

function unpacked(run: bigint): Run {
  return { next: Number(run >> 32n), end: Number(run & 0xffff_ffffn) };
}
