import type { ContentKind } from '../../config/variables.ts';
import { withFiles } from '../pipeline/with-files.ts';
import type { FetchReport } from './json/content-reports.ts';
import { noteSample } from './note-sample.ts';
import { count, countOf, note, printJson, reportFindings, stage } from './report.ts';
import { openWaits } from './run-waits.ts';
import { openWorkspace } from './workspace.ts';

interface FetchFlags {
  readonly content?: ContentKind;
  readonly wait?: number;
  readonly json?: boolean;
}

/** `helios fetch`: updates the content snapshot and does nothing else. */
export async function fetchCommand({ content: wanted, json, ...flags }: FetchFlags): Promise<void> {
  using waits = openWaits(flags);
  const workspace = openWorkspace({ user: 'fetch', content: wanted });
  const line = stage('fetch');
  const content = await workspace.openContent({
    onProgress: ({ documents: done, total }) => line.update(countOf({ done, total }, 'documents'), { done, total }),
    waits,
  });
  const { snapshot, findings: found, isFresh, documentCount } = await content.fetch();
  const findings = withFiles(found, content);
  const { ref, file } = snapshot;
  snapshot.close();
  line.done(`${count(documentCount, 'document')} of ${content.name}, ref ${ref}${isFresh ? '' : ', unchanged'}`);
  reportFindings(findings);
  const about = { source: content.name, ref, documents: documentCount, isFresh, file };
  if (json) printJson({ version: 1, ...about, findings } satisfies FetchReport);
  else note(`Snapshot: ${file}`);
  noteSample(workspace);
  process.exitCode = findings.some((finding) => finding.severity === 'error') ? 1 : 0;
}
