/**
 * Gives the numbers from 0 to `count - 1` to threads, each once. Each thread gets a run of consecutive numbers: neighbours
 * in the list of routes are pages of one locale, which have shells, lists of documents and islands in common, and every
 * thread makes and keeps these for itself. A thread that is done with its run takes over the end of the longest other run.
 */
export function createThreadRuns(count: number, threads: number): (thread: number) => number | undefined {
  const runs = Array.from({ length: threads }, (_, thread) => ({
    next: Math.floor((count * thread) / threads),
    end: Math.floor((count * (thread + 1)) / threads),
  }));
  const left = ({ next, end }: { next: number; end: number }) => end - next;
  return (thread) => {
    const own = runs[thread];
    if (own && left(own) > 0) return own.next++;
    const longest = runs.reduce((best, run) => (left(run) > left(best) ? run : best));
    if (left(longest) === 0) return undefined;
    longest.end -= 1;
    return longest.end;
  };
}
