import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { repeat, runFigures } from './support/figures.ts';
import { runHelios } from './support/helios.ts';

/** An export that renders every page again. Images, compiled code and content come from the caches. */
export const exportWarm: Benchmark = async ({ runs, site }) => {
  const { work, out } = await site();
  const measured = await repeat(runs, async () => {
    for (const end of ['', '-wal', '-shm']) await rm(join(work, `pages.sqlite${end}`), { force: true });
    return runHelios({ args: ['export', '--out', out], work });
  });
  return runFigures('warm export', measured);
};
