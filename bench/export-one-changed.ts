import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tests/sites/project-copy.ts';
import type { Benchmark } from './benchmark.ts';
import { medianOf, repeat, runFigures } from './support/figures.ts';
import { exportReport, runHelios } from './support/helios.ts';

/** Measures the export after an editor has changed the title of one page. */
export const exportOneChanged: Benchmark = async ({ folder, runs }) => {
  const project = copyProject(join(folder, 'project'));
  const command = { args: ['export', '--out', join(folder, 'out')], work: join(folder, 'work'), project };
  await runHelios(command);
  const measured = await repeat(runs, (index) => {
    retitle(project, 'en-gb/page/pricing.json', `Prices, version ${index}`);
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

/** Gives one document of the project's embedded content another title, as an editor would. */
function retitle(project: string, document: string, title: string): void {
  const file = join(project, 'content/documents', document);
  const content = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> };
  content.data.title = title;
  writeFileSync(file, JSON.stringify(content, null, 2));
}
