import { join } from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { medianOf, repeat, runFigures } from './support/figures.ts';
import { exportReport, runHelios } from './support/helios.ts';
import { copyProject, retitle } from './support/project-copy.ts';

/** An editor changes the title of one page and publishes. */
export const exportOneChanged: Benchmark = async ({ folder, runs }) => {
  const project = copyProject(join(folder, 'project'));
  const command = { args: ['export', '--out', join(folder, 'out')], work: join(folder, 'work'), project };
  await runHelios(command);
  const measured = await repeat(runs, (index) => {
    retitle(project, 'en-gb/page/pricing.json', `Prices, edition ${index}`);
    return runHelios(command);
  });
  return [
    ...runFigures('one title changed', measured),
    medianOf(
      'rendered again',
      'pages',
      measured.map((run) => exportReport(run).pages.rendered),
    ),
  ];
};
