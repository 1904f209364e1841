import { hash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * The name of this process, for files that only it writes: `4f1d09c2b7a3-1204`. The process id alone would say nothing on
 * another machine or in another container with the same work folder, so the name begins with the place in which the id
 * counts. Without such a place it is the id.
 */
export function thisProcess(): string {
  const place = placeOfIds();
  return place === undefined ? `${process.pid}` : `${place}-${process.pid}`;
}

/** What is known of a process. Nobody can say here whether one of another machine or container still runs. */
export type ProcessState = 'running' | 'ended' | 'unknown';

/** Finds out whether the process of this name still runs. */
export function processState(name: string): ProcessState {
  const [, place, id] = /^([0-9a-f]+)-(\d+)$/.exec(name) ?? [];
  if (place === undefined || place !== placeOfIds()) return 'unknown';
  return isRunning(Number(id)) ? 'running' : 'ended';
}

/**
 * A hash of what makes a process id unique: the start of this machine's system, and the namespace of process ids, which
 * each container has for itself. Undefined on systems that don't tell them (see `man 7 pid_namespaces`).
 */
function placeOfIds(): string | undefined {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return hash('sha256', start + readlinkSync('/proc/self/ns/pid')).slice(0, 12);
  } catch {
    return undefined;
  }
}

/** True if a process with this id exists. Signal 0 asks only for that. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The process of another user exists, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
