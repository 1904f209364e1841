import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteFile } from '../../../src/export/output/site-file.ts';
import { parseMapService } from '../../../src/site/map-service.ts';
import { loadReleaseMaps } from '../../../src/source-maps/load-release-maps.ts';
import { uploadMaps } from '../../../src/source-maps/upload-maps.ts';
import { writeManifest } from '../../sites/exported-site.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { type MapServiceStandIn, startMapService } from '../../sites/vendors/map-service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: MapServiceStandIn;
let site: string;

beforeEach(async () => {
  folder = temporaryFolder();
  service = await startMapService();
  site = join(folder.path, 'out');
  for (const name of ['boot-b1', 'late-A2']) {
    write(join(site, `helios/static/${name}.js`), `code of ${name}`);
    write(join(`${site}.helios/source-maps`, `${name}.js.map`), JSON.stringify({ version: 3, file: `${name}.js` }));
  }
  writeManifest(site, {
    id: '0123456789abcdef',
    files: ['boot-b1', 'late-A2'].map((name) => file(`helios/static/${name}.js`)),
    hostFiles: [file('helios-host.json'), ...['boot-b1', 'late-A2'].map((name) => file(`source-maps/${name}.js.map`))],
  });
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

test('The source maps of a release are those of its scripts, under the build that pages name', () => {
  expect(loadReleaseMaps(site)).toEqual({
    release: '0123456789abcdef',
    build: 'b1',
    maps: ['boot-b1', 'late-A2'].map((name) => ({
      script: `/helios/static/${name}.js`,
      scriptFile: join(site, `helios/static/${name}.js`),
      file: join(`${site}.helios`, `source-maps/${name}.js.map`),
      bytes: 4,
    })),
  });
});

test('A folder without an export, and a release without source maps, are told with the way out', () => {
  expect(() => loadReleaseMaps(join(folder.path, 'nothing'))).toThrow(
    expect.objectContaining({ code: 'output-missing', hint: expect.stringContaining('helios export') }),
  );
  writeManifest(site, { id: '0123456789abcdef', files: [file('helios/static/boot-b1.js')] });
  expect(() => loadReleaseMaps(site)).toThrow(/has no source maps: an earlier version/);
});

test('Faro gets each map as JSON under the build', async () => {
  const done: number[] = [];
  await upload('/faro/api/v1/app/1234', (count) => done.push(count));
  const shared = { authorization: 'Bearer stack:secret', type: 'application/json' };
  const path = '/faro/api/v1/app/1234/sourcemaps/b1';
  expect(service.posts).toEqual([
    { path, ...shared, fields: { version: 3, file: 'boot-b1.js' } },
    { path, ...shared, fields: { version: 3, file: 'late-A2.js' } },
  ]);
  expect(done).toEqual([1, 2]);
});

test('Sentry gets a release with each script, which names its map, and a second upload is no fault', async () => {
  await upload('/api/0/projects/acme/website');
  const first = [...service.posts];
  const path = '/api/0/projects/acme/website/releases/b1/files/';
  expect(first.map(({ path, fields: { file: _, ...fields } }) => ({ path, ...fields }))).toEqual([
    { path: '/api/0/organizations/acme/releases/', version: 'b1', projects: ['website'] },
    { path, name: '~/helios/static/boot-b1.js', header: 'Sourcemap:boot-b1.js.map' },
    { path, name: '~/helios/static/boot-b1.js.map' },
    { path, name: '~/helios/static/late-A2.js', header: 'Sourcemap:late-A2.js.map' },
    { path, name: '~/helios/static/late-A2.js.map' },
  ]);
  expect(first[1]?.fields.file).toBe('code of boot-b1');
  await upload('/api/0/projects/acme/website');
  expect(service.posts).toHaveLength(2 * first.length);
});

test.each([
  [401, 'upload-refused', /HELIOS_SOURCE_MAPS_TOKEN/],
  [404, 'upload-refused', /HELIOS_SOURCE_MAPS_URL/],
  [302, 'upload-refused', /HELIOS_SOURCE_MAPS_URL/],
  [429, 'upload-failed', /again in a while/],
  [503, 'upload-failed', /again in a while/],
])('An answer with status %i ends the upload with %s, the place and the way out', async (status, code, hint) => {
  service.statuses.push(201, status);
  const failed = upload('/faro/api/v1/app/1234');
  await expect(failed).rejects.toMatchObject({
    code,
    message: expect.stringContaining(`(status ${status})`),
    where: `${service.origin}/faro/api/v1/app/1234/sourcemaps/b1`,
    hint: expect.stringMatching(hint),
  });
  await expect(failed).rejects.not.toThrow(/secret/);
});

test('A service that does not answer is a temporary failure, and a map that is gone is not', async () => {
  rmSync(join(`${site}.helios`, 'source-maps/late-A2.js.map'));
  await expect(upload('/faro/api/v1/app/1234')).rejects.toMatchObject({ code: 'output-missing' });
  await service[Symbol.asyncDispose]();
  await expect(upload('/faro/api/v1/app/1234')).rejects.toMatchObject({ code: 'upload-failed', exitCode: 75 });
});

function upload(path: string, onProgress: (done: number) => void = () => {}): Promise<void> {
  const parsed = parseMapService(service.origin + path);
  if (!parsed) throw new Error(`${path} is no service.`);
  return uploadMaps({ service: parsed, token: 'stack:secret', maps: loadReleaseMaps(site), onProgress });
}

function file(path: string): SiteFile {
  return { path, sha256: '0'.repeat(64), bytes: 4, type: 'application/json', cache: 'immutable' };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
