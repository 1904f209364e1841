import { join } from 'node:path';
import { openOutput } from '../export/output/open-output.ts';
import { openStore } from '../export/output/store.ts';
import type { RollbackReport } from './json/release-reports.ts';
import { outFolder } from './out-folder.ts';
import { note, printJson } from './report.ts';
import { leftBehindText } from './report-export.ts';
import { lockWaitsOf, openWaits } from './run-waits.ts';
import { openWorkspace } from './workspace.ts';

interface RollbackFlags {
  readonly out: string;
  readonly to?: string;
  readonly wait?: number;
  readonly json?: boolean;
}

/**
 * `helios rollback`: publishes the release before the current one again, or with `--to` any release in the list of
 * `helios releases`, a later one too. It is published as an export is.
 */
export async function rollbackCommand({ out, to, json, ...flags }: RollbackFlags): Promise<void> {
  using waits = openWaits(flags);
  const { root, workFolder, seals } = openWorkspace({ user: 'rollback' });
  const store = openStore(join(workFolder, 'store'));
  const place = { out: outFolder(out), workFolder, projectFolder: root, store, seals };
  const output = await openOutput({ ...place, ...lockWaitsOf(flags, waits) });
  try {
    const { id, isUnchanged, previous, changes, form, limitation, leftBehind } = await output.rollback(to);
    if (isUnchanged) note(`${out} is release ${id} already.`);
    else if (previous === id) note(`${out} is release ${id}, as before; its files were written again.`);
    else note(`${out} is release ${id} again${previous ? `, it was ${previous}` : ''}.`);
    if (limitation) note(`${out}: ${limitation}`);
    if (leftBehind) note(leftBehindText(leftBehind, out));
    const status = isUnchanged ? 'unchanged' : 'published';
    if (json) {
      printJson({ version: 1, status, out, release: id, from: previous, changes, form } satisfies RollbackReport);
    }
  } finally {
    await output.close();
  }
}
