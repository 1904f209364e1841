import { loadReleaseMaps } from '../source-maps/load-release-maps.ts';
import type { SourceMapsReport } from './json/source-map-reports.ts';
import { outFolder } from './out-folder.ts';
import { count, note, printJson, printResult } from './report.ts';

/** `helios sourcemaps list`: lists the scripts of an export with their source maps. */
export function sourcemapsListCommand({ out, json }: { readonly out: string; readonly json?: boolean }): void {
  const { release, build, maps } = loadReleaseMaps(outFolder(out));
  if (json) {
    const listed = maps.map(({ script, file, bytes }) => ({ script, file, bytes }));
    printJson({ version: 1, out, release, build, maps: listed } satisfies SourceMapsReport);
    return;
  }
  for (const { script, file, bytes } of maps) {
    printResult([script, count(bytes, 'byte').padStart(15), file].join('  '));
  }
  note(`${count(maps.length, 'source map')} of release ${release}, build ${build}.`);
}
