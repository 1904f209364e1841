import { join } from 'node:path';
import { openOutput } from '../export/output/open-output.ts';
import { openStore } from '../export/output/store.ts';
import { note, printJson } from './report.ts';
import { lockWaitsOf, openWaits } from './run-waits.ts';
import { openWorkspace, outFolder } from './workspace.ts';

/** `helios rollback`: publishes the release before the current one again, by the same rename as an export. */
export async function rollbackCommand(options: { out: string; wait?: number; json?: boolean }): Promise<void> {
  using waits = openWaits(options);
  const { root, workFolder } = openWorkspace({ user: 'rollback' });
  const store = openStore(join(workFolder, 'store'));
  const place = { out: outFolder(options.out), workFolder, projectFolder: root, store };
  const output = await openOutput({ ...place, ...lockWaitsOf(options, waits) });
  try {
    const { id, from } = await output.rollback();
    note(`${options.out} is release ${id} again${from ? `, it was ${from}` : ''}.`);
    if (options.json) printJson({ status: 'published', release: id, from });
  } finally {
    output.close();
  }
}
