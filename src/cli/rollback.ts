import { resolve } from 'node:path';
import { openOutput } from '../export/write.ts';
import { note, printJson } from './report.ts';
import { openWorkspace } from './workspace.ts';

/** `helios rollback`: the release before this one, by the same rename that publishes. */
export async function rollbackCommand(options: { out: string; json?: boolean }): Promise<void> {
  const { root, workFolder } = openWorkspace();
  const output = openOutput({ out: resolve(options.out), workFolder, projectRoot: root });
  const { release } = await output.rollback();
  if (options.json) printJson({ status: 'published', release });
  else note(`${options.out} is release ${release} again.`);
}
