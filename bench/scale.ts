import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tests/sites/project-copy.ts';
import type { Benchmark, Figure } from './benchmark.ts';
import { forgetPages } from './support/forget-pages.ts';
import { serveGenerated } from './support/generated-repository.ts';
import { exportReport, type HeliosRun, runHelios } from './support/helios.ts';

/** Exports of many generated pages of one locale, without images. Helios reads them from a Prismic API on this machine. */
export const scale: Benchmark = async ({ folder, pages }) => {
  const figures: Figure[] = [];
  for (const count of pages === undefined ? [1_000, 10_000] : [pages]) {
    figures.push(...(await measure(count, join(folder, String(count)))));
  }
  return figures;
};

async function measure(count: number, folder: string): Promise<Figure[]> {
  await using repository = await serveGenerated(count);
  const project = copyProject(join(folder, 'project'));
  const common = { work: join(folder, 'work'), environment: repository.environment, project };
  const fetch = () => runHelios({ args: ['fetch'], ...common });
  const exportTo = (out: string) =>
    runHelios({ args: ['export', '--locale', 'en', '--no-images', '--out', join(folder, out)], ...common });
  const exportSite = () => exportTo('out');
  /** Measures an export after the same change twice: with the change fetched before the export, and by the export. */
  const afterFetch = async (name: string, change: (version: number) => void) => {
    change(1);
    const fetched = await fetch();
    const before = await exportSite();
    change(2);
    return {
      fetched,
      figures: [
        ...changed(`${name}, fetched before`, before),
        ...changed(`${name}, fetch included`, await exportSite()),
      ],
    };
  };

  const fetched = await fetch();
  const first = await exportTo('first');
  forgetPages(common.work, join(folder, 'trash'));
  const cold = await exportSite();
  const unchanged = await exportSite();
  const title = await afterFetch('one title changed', (version) => repository.retitle(version, `Title ${version}`));
  const tagline = await afterFetch('navigation changed', (version) => repository.renameTagline(`Tagline ${version}`));
  editSlice(project);
  const slice = await exportSite();

  const { pages, files, bytes } = exportReport(cold);
  return [
    ...timed(`${pages.total} pages, all rendered, nothing kept but content`, first),
    ...timed('  all rendered, compiled code kept', cold),
    { name: '  speed, whole process', unit: 'pages/s', value: pages.total / cold.seconds },
    { name: '  files', unit: 'count', value: files },
    { name: '  bytes', unit: 'MB', value: bytes / 1e6 },
    ...timed('  unchanged', unchanged),
    ...title.figures,
    ...tagline.figures,
    ...changed('one slice edited, compiled anew', slice),
    ...timed('  fetching all content', fetched),
    ...timed('  fetching one change', title.fetched),
  ];
}

/** Edits a slice that some embedded pages have and no generated page has. */
function editSlice(project: string): void {
  const file = join(project, 'src/templates/slices/LogoWall/Logos.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<ul ', '<ul data-edited="" '));
}

/** An export after a change: what it cost, and how many pages were rendered for it. */
function changed(name: string, run: HeliosRun): Figure[] {
  return [
    ...timed(`  ${name}`, run),
    { name: '    rendered again', unit: 'pages', value: exportReport(run).pages.rendered },
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
