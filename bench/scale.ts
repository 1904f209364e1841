import { join } from 'node:path';
import type { Benchmark, Figure } from './benchmark.ts';
import { serveGenerated } from './support/generated-repository.ts';
import { exportReport, type HeliosRun, runHelios } from './support/helios.ts';

/** Exports of many generated pages of one locale, without images. Helios reads them from a Prismic API on this machine. */
export const scale: Benchmark = async ({ folder }) => [
  ...(await measure(1_000, join(folder, 'thousand'))),
  ...(await measure(10_000, join(folder, 'ten-thousand'))),
];

async function measure(count: number, folder: string): Promise<Figure[]> {
  await using repository = await serveGenerated(count);
  const common = { work: join(folder, 'work'), environment: repository.environment };
  const fetch = () => runHelios({ args: ['fetch'], ...common });
  const exportSite = () =>
    runHelios({ args: ['export', '--locale', 'en', '--no-images', '--out', join(folder, 'out')], ...common });

  const fetched = await fetch();
  const cold = await exportSite();
  const unchanged = await exportSite();
  repository.retitle(Math.floor(count / 2), 'Another title');
  const refetched = await fetch();
  const oneChanged = await exportSite();

  const { total } = exportReport(cold).pages;
  return [
    { name: `${total} pages, all rendered`, unit: 's', value: cold.seconds },
    { name: '  speed, whole process', unit: 'pages/s', value: total / cold.seconds },
    peak('  peak', cold),
    { name: '  unchanged', unit: 's', value: unchanged.seconds },
    peak('  unchanged, peak', unchanged),
    { name: '  one title changed', unit: 's', value: oneChanged.seconds },
    { name: '  rendered again', unit: 'pages', value: exportReport(oneChanged).pages.rendered },
    { name: '  fetching all content before', unit: 's', value: fetched.seconds },
    peak('  fetching, peak', fetched),
    { name: '  fetching the one change before', unit: 's', value: refetched.seconds },
  ];
}

function peak(name: string, { peakMegabytes }: HeliosRun): Figure {
  return { name, unit: 'MB', value: peakMegabytes };
}
