import { join } from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { medianOf, repeat } from './support/figures.ts';
import { runHelios } from './support/helios.ts';

/** The largest resident memory of an export, with its threads. */
export const memory: Benchmark = async ({ folder, runs }) => {
  const measured = await repeat(runs, async (index) => {
    const place = join(folder, String(index));
    const command = { args: ['export', '--out', join(place, 'out')], work: join(place, 'work') };
    return { cold: await runHelios(command), unchanged: await runHelios(command) };
  });
  return (['cold', 'unchanged'] as const).map((kind) =>
    medianOf(
      `${kind} export, peak`,
      'MB',
      measured.map((each) => each[kind].peakMegabytes),
    ),
  );
};
