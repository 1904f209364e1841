import type { Benchmark } from './benchmark.ts';
import { repeat, runFigures } from './support/figures.ts';
import { runHelios } from './support/helios.ts';

/** The same command a second time: what it costs to know that nothing changed. */
export const exportUnchanged: Benchmark = async ({ runs, site }) => {
  const { work, out } = await site();
  // The files of a fresh export are looked at again until their times are a while ago; that is not what is measured.
  await runHelios({ args: ['export', '--out', out], work });
  return runFigures('unchanged export', await repeat(runs, () => runHelios({ args: ['export', '--out', out], work })));
};
