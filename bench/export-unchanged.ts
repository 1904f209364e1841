import type { Benchmark } from './benchmark.ts';
import { repeat, runFigures } from './support/figures.ts';
import { runHelios } from './support/helios.ts';

/** The same export again: the cost of finding that nothing changed. */
export const exportUnchanged: Benchmark = async ({ runs, site }) => {
  const { work, out } = await site();
  // For some seconds after a file was written, Helios reads it again, because its times may not show a change. So the
  // first run is not measured.
  await runHelios({ args: ['export', '--out', out], work });
  return runFigures('unchanged export', await repeat(runs, () => runHelios({ args: ['export', '--out', out], work })));
};
