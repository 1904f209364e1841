import { join } from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { repeat, runFigures } from './support/figures.ts';
import { runHelios } from './support/helios.ts';

/** An export with a work folder of its own that finds all images in the shared cache, which an export before it filled. */
export const exportShared: Benchmark = async ({ folder, runs }) => {
  const environment = { HELIOS_IMAGE_CACHE: join(folder, 'images') };
  const exportInto = (place: string) =>
    runHelios({ args: ['export', '--out', join(place, 'out')], work: join(place, 'work'), environment });
  const filling = await exportInto(join(folder, 'first'));
  const measured = await repeat(runs, (index) => exportInto(join(folder, String(index))));
  return [
    ...runFigures('cold export that fills the shared cache', [filling]),
    ...runFigures('cold export, all images shared', measured),
  ];
};
