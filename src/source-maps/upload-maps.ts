import { readFile } from 'node:fs/promises';
import { HeliosError } from '../site/helios-error.ts';
import type { MapService } from '../site/map-service.ts';
import type { ReleaseMap, ReleaseMaps } from './load-release-maps.ts';
import { createMapPost, type MapPost } from './map-post.ts';

export interface UploadInput {
  readonly service: MapService;
  /** The token of the service: `{stack}:{token}` for Faro. */
  readonly token: string;
  readonly maps: ReleaseMaps;
  readonly onProgress: (done: number) => void;
}

/**
 * Uploads all source maps of a release, one after the other. Throws HeliosError `upload-refused` or `upload-failed`. A
 * second upload of the same maps changes nothing.
 */
export async function uploadMaps({ service, token, maps, onProgress }: UploadInput): Promise<void> {
  const post = createMapPost(token);
  const upload =
    service.kind === 'faro' ? faroUpload(service.app, maps, post) : await sentryUpload(service, maps, post);
  for (const [index, map] of maps.maps.entries()) {
    await upload(map).catch((error: unknown) => {
      throw isMissingFile(error) ? withoutFile(map) : error;
    });
    onProgress(index + 1);
  }
}

type Upload = (map: ReleaseMap) => Promise<void>;

/**
 * Faro finds a map by the app's bundle id, which pages send as `app.bundleId`, and by the script's name in the map:
 * https://github.com/grafana/faro-javascript-bundler-plugins
 */
function faroUpload(app: string, { build }: ReleaseMaps, post: MapPost): Upload {
  return async ({ file }) => {
    const body = await readFile(file);
    await post({ url: `${app}/sourcemaps/${build}`, headers: { 'Content-Type': 'application/json' }, body });
  };
}

/**
 * Sentry stores files per release. Each script is uploaded with a header that names its source map. The release is
 * created first. The status 409 says that a file is there already.
 * https://docs.sentry.io/api/releases/post-project-release-files
 */
async function sentryUpload(
  { api, organization, project }: Extract<MapService, { kind: 'sentry' }>,
  { build }: ReleaseMaps,
  post: MapPost,
): Promise<Upload> {
  await post({
    url: `${api}/organizations/${organization}/releases/`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: build, projects: [project] }),
  });
  const url = `${api}/projects/${organization}/${project}/releases/${build}/files/`;
  return async ({ script, scriptFile, file }) => {
    const name = `~${script}`;
    const mapName = `${script.slice(script.lastIndexOf('/') + 1)}.map`;
    await post({ url, body: await formOf(name, scriptFile, `Sourcemap:${mapName}`), accepts: [409] });
    await post({ url, body: await formOf(`${name}.map`, file), accepts: [409] });
  };
}

async function formOf(name: string, file: string, header?: string): Promise<FormData> {
  const form = new FormData();
  form.set('name', name);
  if (header !== undefined) form.set('header', header);
  form.set('file', new Blob([await readFile(file)]), name.slice(name.lastIndexOf('/') + 1));
  return form;
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function withoutFile({ script, file }: ReleaseMap): HeliosError {
  return new HeliosError('output-missing', {
    message: `The file of ${script} or its source map is missing.`,
    where: file,
    hint: 'Run `helios export` again: it writes missing files anew.',
  });
}
