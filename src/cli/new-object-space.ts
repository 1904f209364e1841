import { PerformanceObserver } from 'node:perf_hooks';
import v8 from 'node:v8';

/** The memory for new objects that an export needs: more would take 100 MB more of the process and save hardly any time. */
const neededMegabytes = 16;

/**
 * Lets V8 enlarge the memory for new objects of this thread to 16 MB in one step, and no further: V8 itself would go on to
 * 64 MB, of which there are up to three. V8 makes this memory smaller again while an export waits, and with 1 MB every
 * object of a page would count as old. So the next step is computed again after each garbage collection.
 * https://v8.dev/blog/trash-talk
 */
export function limitNewObjectSpace(): void {
  setNextStep();
  new PerformanceObserver(setNextStep).observe({ entryTypes: ['gc'] });
}

function setNextStep(): void {
  const space = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const megabytes = ((space?.space_used_size ?? 0) + (space?.space_available_size ?? 0)) / 2 ** 20;
  const factor = Math.max(1, Math.floor(neededMegabytes / Math.max(1, megabytes)));
  v8.setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}
