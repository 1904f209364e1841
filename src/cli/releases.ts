import { listReleases } from '../export/output/list-releases.ts';
import { type ReleaseSituation, releaseLack } from '../export/output/release-lack.ts';
import type { ReleasesReport } from './json/release-reports.ts';
import { outFolder } from './out-folder.ts';
import { count, megabytes, note, printJson, printResult } from './report.ts';
import { openWorkspace } from './workspace.ts';

/** `helios releases`: lists the releases that `helios rollback` can publish again, newest first. */
export function releasesCommand({ out, json }: { out: string; json?: boolean }): void {
  const { root, workFolder } = openWorkspace({ user: 'releases' });
  const list = listReleases({ out: outFolder(out), workFolder, projectFolder: root });
  if (json) {
    printJson({ version: 1, out, ...list } satisfies ReleasesReport);
    return;
  }
  for (const { id, publishedAt, isCurrent, source, pages, files, bytes, hasImages } of list.releases) {
    const time = `${publishedAt.slice(0, 16).replace('T', ' ')} UTC`;
    const size = `${count(files, 'file')} of ${megabytes(bytes)}${hasImages ? '' : ', no images'}`;
    printResult([isCurrent ? '*' : ' ', id, time, count(pages, 'page').padStart(10), size, source].join('  '));
  }
  note(remark(list, { out, workFolder }));
}

function remark(list: ReturnType<typeof listReleases>, place: Pick<ReleaseSituation, 'out' | 'workFolder'>): string {
  const lack = releaseLack({ ...list, ...place });
  if (lack !== undefined) return lack;
  const { current, releases } = list;
  const { out } = place;
  if (releases.length === 0) return `There is no release of ${out} yet: helios export makes one.`;
  const shown = `${out} shows ${current ? `release ${current}` : 'no release'}.`;
  const isListed = releases.some(({ isCurrent }) => isCurrent);
  return `${isListed ? `* is the release that ${out} shows.` : shown} helios rollback --to ID publishes another one.`;
}
