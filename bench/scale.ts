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
  const exportTo = (out: string, ...args: readonly string[]) =>
    runHelios({ args: ['export', '--locale', 'en', '--no-images', '--out', join(folder, out), ...args], ...common });
  const exportSite = () => exportTo('out');

  const fetched = await fetch();
  // The code is compiled by a small export before, so that the figures are those of pages.
  await exportTo('small', '--route', '/legal');
  const cold = await exportSite();
  const unchanged = await exportSite();
  repository.retitle(1, 'Another title');
  const titleWithFetch = await exportSite();
  repository.retitle(2, 'A third title');
  const refetched = await fetch();
  const title = await exportSite();
  repository.renameTagline('Another tagline');
  const tagline = await exportSite();

  const { pages, files, bytes } = exportReport(cold);
  return [
    { name: `${pages.total} pages, all rendered`, unit: 's', value: cold.seconds },
    { name: '  speed, whole process', unit: 'pages/s', value: pages.total / cold.seconds },
    ...costOf(cold),
    { name: '  files', unit: 'count', value: files },
    { name: '  bytes', unit: 'MB', value: bytes / 1e6 },
    ...timed('  unchanged', unchanged),
    ...timed('  one title changed, fetched before', title),
    { name: '  rendered again', unit: 'pages', value: exportReport(title).pages.rendered },
    ...timed('  one title changed, fetch included', titleWithFetch),
    ...timed('  a text of all pages changed', tagline),
    { name: '  rendered again', unit: 'pages', value: exportReport(tagline).pages.rendered },
    ...timed('  fetching all content', fetched),
    ...timed('  fetching one change', refetched),
  ];
}

function timed(name: string, run: HeliosRun): Figure[] {
  return [{ name, unit: 's', value: run.seconds }, ...costOf(run)];
}

/** The CPU time and the memory of a run, in the lines below its clock time. */
function costOf({ cpuSeconds, peakMegabytes }: HeliosRun): Figure[] {
  return [
    { name: '    CPU', unit: 's', value: cpuSeconds },
    { name: '    peak', unit: 'MB', value: peakMegabytes },
  ];
}
