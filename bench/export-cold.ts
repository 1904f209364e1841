import { join } from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { repeat, runFigures } from './support/figures.ts';
import { runHelios } from './support/helios.ts';

/** An export without any cache: it makes content, code, pages, and every image in every format. */
export const exportCold: Benchmark = async ({ folder, runs }) => {
  const measured = await repeat(runs, (index) => {
    const place = join(folder, String(index));
    return runHelios({ args: ['export', '--out', join(place, 'out')], work: join(place, 'work') });
  });
  return runFigures('cold export', measured);
};
