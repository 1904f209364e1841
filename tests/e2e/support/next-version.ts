import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editableProject } from './editable-project.ts';
import { openWorkplace, reportOf } from './workplace.ts';

/** The exported site after its next deploy. */
export interface NextVersion extends Disposable {
  readonly folder: string;
}

/** The next version has other code in one island, so that its chunk has another name, and other redirects. */
const changed = { island: 'src/islands/price-slider/island.ts', config: 'config/index.ts' };

/** Exports a few English pages from the worker's copy of the project, with other code. */
export async function exportNextVersion(routes: readonly string[], redirects: unknown): Promise<NextVersion> {
  const place = openWorkplace();
  const project = editableProject();
  appendFileSync(join(project, changed.island), "\ndocument.documentElement.dataset.version = 'next';\n");
  const config = join(project, changed.config);
  const before = readFileSync(config, 'utf8');
  writeFileSync(
    config,
    before.replace('redirects: []', () => `redirects: ${JSON.stringify(redirects)}`),
  );
  const run = await place.export(['--locale', 'en', '--route', ...routes], { project });
  if (reportOf(run).status !== 'published') throw new Error(run.stderr);
  return { folder: place.out, [Symbol.dispose]: () => place[Symbol.dispose]() };
}
