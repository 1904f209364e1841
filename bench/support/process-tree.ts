import { readdirSync, readFileSync } from 'node:fs';

/** The memory and the CPU time that a process and its descendants have used. */
export interface TreeUsage {
  /** The largest resident memory of all these processes together at one moment, in bytes. */
  readonly peakBytes: number;
  /** User and system time of the descendants, in seconds, without that of the process itself. */
  readonly childSeconds: number;
}

export interface TreeWatch {
  /** Stops watching and returns what was measured. Returns undefined on a system without `/proc`. */
  end(): TreeUsage | undefined;
}

const intervalMs = 25;
/** The units of Linux's `/proc` on nearly all machines of today: clock ticks a second, and bytes of a memory page. */
const [ticksPerSecond, pageBytes] = [100, 4096];

/**
 * Measures a process and its descendants again and again. Descendants are included, because esbuild, for example, is
 * one.
 */
export function watchTree(root: number): TreeWatch {
  const seconds = new Map<number, number>();
  let peakBytes = 0;
  const look = () => {
    const uses = treeOf(root).flatMap((pid) => usageOf(pid) ?? []);
    peakBytes = Math.max(
      peakBytes,
      uses.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    for (const each of uses) if (each.pid !== root) seconds.set(each.pid, each.seconds);
  };
  const timer = setInterval(look, intervalMs);
  return {
    end() {
      clearInterval(timer);
      if (peakBytes === 0) return undefined;
      return { peakBytes, childSeconds: [...seconds.values()].reduce((sum, each) => sum + each, 0) };
    },
  };
}

/**
 * The ids of a process and its descendants. If a process ends while its files are read, it counts as one without
 * children.
 */
function treeOf(pid: number): number[] {
  const threads = tryOr([], () => readdirSync(`/proc/${pid}/task`));
  const children = threads.flatMap((thread) =>
    tryOr([], () => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)),
  );
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
}

interface ProcessUsage {
  readonly pid: number;
  readonly bytes: number;
  readonly seconds: number;
}

function usageOf(pid: number): ProcessUsage | undefined {
  return tryOr(undefined, () => {
    // The name of the program, in parentheses, may contain spaces. Its state follows, then ten numbers, then the times.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { pid, bytes: Number(resident) * pageBytes, seconds: ticks / ticksPerSecond };
  });
}

function tryOr<Value>(otherwise: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
