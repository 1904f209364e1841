import { HeliosError } from '../site/helios-error.ts';
import type { MapService } from '../site/map-service.ts';
import { loadReleaseMaps } from '../source-maps/load-release-maps.ts';
import { uploadMaps } from '../source-maps/upload-maps.ts';
import type { SourceMapUploadReport } from './json/source-map-reports.ts';
import { outFolder } from './out-folder.ts';
import { count, countOf, printJson, stage } from './report.ts';
import { openWorkspace } from './workspace.ts';

/** `helios sourcemaps upload`: uploads the source maps of an export to the service that the environment names. */
export async function sourcemapsUploadCommand(flags: { readonly out: string; readonly json?: boolean }): Promise<void> {
  const { out, json } = flags;
  const { sourceMaps } = openWorkspace({ user: 'sourcemaps' });
  if (!sourceMaps) throw withoutService();
  const { service, token } = sourceMaps;
  const maps = loadReleaseMaps(outFolder(out));
  const line = stage('upload');
  const total = maps.maps.length;
  const onProgress = (done: number) => line.update(countOf({ done, total }, 'source maps'), { done, total });
  await uploadMaps({ service, token, maps, onProgress });
  line.done(`${count(total, 'source map')} of build ${maps.build} to ${placeOf(service)}`);
  if (json) {
    const { release, build } = maps;
    printJson({
      version: 1,
      out,
      release,
      build,
      service: placeOf(service),
      uploaded: total,
    } satisfies SourceMapUploadReport);
  }
}

/** The address of the app or project. */
function placeOf(service: MapService): string {
  return service.kind === 'faro' ? service.app : `${service.api}/projects/${service.organization}/${service.project}`;
}

function withoutService(): HeliosError {
  return new HeliosError('bad-config', {
    message:
      'HELIOS_SOURCE_MAPS_URL and HELIOS_SOURCE_MAPS_TOKEN are not set, so nothing says where the source maps go.',
    where: 'HELIOS_SOURCE_MAPS_URL',
    hint: 'Set both: the address of an app of Faro or of a project of Sentry, and a token that may write source maps.',
  });
}
