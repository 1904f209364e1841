import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type S3StandIn, s3Credentials, s3Environment, startS3 } from '../../sites/s3-stand-in.ts';
import { type ServedRepository, serveRepository } from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { type CliRun, expectRefusal } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

let repository: ServedRepository;
let place: Workplace;
let alone: ReturnType<typeof contentsOf>['files'];
let total = 0;
const few = ['--locale', 'en', '--route', '/', '/pricing'];

beforeAll(async () => {
  repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  place = openWorkplace({ env: repository.environment });
  total = reportOf(await exportIn(place)).images.total;
  alone = contentsOf(place.out).files;
  expect(total).toBeGreaterThan(5);
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

/** Exports a few pages with their images. No cache is a reason for a finding, so that a warning would end the export. */
async function exportIn(where: Workplace, env: Readonly<Record<string, string>> = {}): Promise<CliRun> {
  const run = await where.run(['export', '--json', '--strict', '--out', where.out, ...few], { env });
  expect(run.code, run.stderr).toBe(0);
  return run;
}

/** Exports with a work folder that knows no image, and expects the site of an export without a shared cache. */
async function exportAnew(env: Readonly<Record<string, string>>) {
  for (const name of readdirSync(place.work)) {
    if (name.startsWith('images.sqlite')) rmSync(join(place.work, name));
  }
  const run = await exportIn(place, env);
  expect(contentsOf(place.out).files).toEqual(alone);
  return { ...reportOf(run), stderr: run.stderr };
}

/** The files of all entries in a folder. */
function entriesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('runs that share a folder', () => {
  const folder = () => join(place.folder, 'images');
  const env = () => ({ HELIOS_IMAGE_CACHE: folder() });
  afterEach(() => rmSync(folder(), { recursive: true, force: true }));

  test('A second run with a work folder of its own makes no image, and its site is the same', async () => {
    const made = await exportAnew(env());
    expect(made.images).toEqual({ total, made: total, shared: 0 });
    expect(made.imageCache).toEqual({ place: folder(), found: 0, refused: 0, written: total });
    using other = openWorkplace({ env: repository.environment });
    const run = await exportIn(other, env());
    expect(run.stderr).toContain(`0 image files made, ${total} from the shared cache`);
    expect(reportOf(run)).toMatchObject({
      images: { made: 0, shared: total },
      imageCache: { found: total, written: 0 },
    });
    expect(contentsOf(other.out).files).toEqual(alone);
    const again = reportOf(await exportIn(other, env()));
    expect(again).toMatchObject({ status: 'unchanged', images: { total, made: 0, shared: 0 } });
    expect(again).not.toHaveProperty('imageCache');
  });

  test('Two runs at the same time leave entries that a third one believes', async () => {
    using other = openWorkplace({ env: repository.environment });
    await Promise.all([exportAnew(env()), exportIn(other, env())]);
    expect(contentsOf(other.out).files).toEqual(alone);
    expect(await exportAnew(env())).toMatchObject({ images: { made: 0 }, imageCache: { found: total, refused: 0 } });
    expect(entriesIn(folder())).toHaveLength(total);
  });

  test('Entries that were damaged, cut short, exchanged or filled with something else are made again', async () => {
    await exportAnew(env());
    const [damaged = '', cut = '', exchanged = '', large = '', ...others] = entriesIn(folder());
    appendFileSync(damaged, 'x');
    writeFileSync(cut, readFileSync(cut).subarray(0, 100));
    cpSync(others[0] ?? '', exchanged);
    writeFileSync(large, Buffer.alloc(20_000_000));
    const { images, imageCache, stderr } = await exportAnew(env());
    expect(images).toEqual({ total, made: 4, shared: total - 4 });
    // What is too large is not even read.
    expect(imageCache).toMatchObject({ refused: 3, written: 4 });
    expect(stderr).toContain(`image cache: 3 entries of ${folder()} had no right seal, or other bytes`);
    expect(statSync(large).size).toBeLessThan(20_000_000);
    expect((await exportAnew(env())).images.made).toBe(0);
  });

  test('An export without images neither reads nor writes the shared cache', async () => {
    const out = join(place.folder, 'without-images');
    const run = await place.run(['export', '--json', '--no-images', '--out', out, ...few], { env: env() });
    expect(run.code, run.stderr).toBe(0);
    expect(reportOf(run)).not.toHaveProperty('imageCache');
    expect(existsSync(folder())).toBe(false);
  });

  test('A folder that can not be used is one warning, and no fault of the site', async () => {
    const file = join(place.folder, 'file');
    writeFileSync(file, '');
    const { imageCache, images, findings, stderr } = await exportAnew({ HELIOS_IMAGE_CACHE: file });
    expect(images).toEqual({ total, made: total, shared: 0 });
    expect(imageCache?.fault?.message).toContain(`The shared image cache ${file} did not take all images. The folder`);
    expect(findings).toEqual([]);
    expect(stderr.match(/! image cache/g)).toHaveLength(1);
  });

  test('A shared cache in the work folder is refused', async () => {
    const run = await place.run(['export', '--json', '--out', place.out, ...few], {
      env: { HELIOS_IMAGE_CACHE: join(place.work, 'images') },
    });
    expectRefusal(run, { code: 2, error: 'bad-config', says: ['HELIOS_IMAGE_CACHE', place.work] });
  });
});

describe('runs that share a bucket', () => {
  let host: S3StandIn;
  beforeAll(async () => {
    host = await startS3();
  });
  afterEach(() => host.fault(undefined));
  afterAll(() => host[Symbol.asyncDispose]());

  test('A second run finds the images of the first in the bucket, by requests that are signed', async () => {
    const first = await exportAnew(s3Environment(host.origin));
    expect(first.imageCache).toMatchObject({
      place: `s3://cache/helios at ${new URL(host.origin).host}`,
      written: total,
    });
    expect([...host.objects.keys()].every((path) => path.startsWith('cache/helios/'))).toBe(true);
    expect((await exportAnew(s3Environment(host.origin))).images.shared).toBe(total);
    expect(host.refusals).toEqual([]);
  });

  test('A bucket that may be read only gives its images, and one warning', async () => {
    host.objects.delete([...host.objects.keys()][0] ?? '');
    host.fault((method) => (method === 'PUT' ? { kind: 'status', status: 403, code: 'AccessDenied' } : undefined));
    const { images, imageCache, stderr } = await exportAnew(s3Environment(host.origin));
    expect(images).toEqual({ total, made: 1, shared: total - 1 });
    expect(imageCache?.fault?.hint).toContain('s3:PutObject');
    expect(stderr.match(/! image cache/g)).toHaveLength(1);
  });

  test('A bucket with nothing but garbage costs time and changes nothing', async () => {
    host.fault((method) =>
      method === 'GET' ? { kind: 'body', body: Buffer.from('<html>Sign in</html>') } : undefined,
    );
    const { images, imageCache } = await exportAnew(s3Environment(host.origin));
    expect([images.made, imageCache?.refused]).toEqual([total, total]);
  });

  test('A host that never answers is left out after a few seconds, and no secret is printed', async () => {
    host.fault(() => ({ kind: 'hang' }));
    const { images, imageCache, stderr } = await exportAnew(s3Environment(host.origin));
    expect(images.made).toBe(total);
    expect(imageCache?.fault?.message).toContain('was left out. It did not answer within 5 seconds.');
    for (const secret of Object.values(s3Credentials)) expect(stderr).not.toContain(secret);
  });

  test('A wrong secret is one warning that names the variables, and no secret is printed', async () => {
    const env = { ...s3Environment(host.origin), AWS_SECRET_ACCESS_KEY: 'hidden-and-wrong' };
    const { imageCache, stderr } = await exportAnew(env);
    expect(imageCache?.fault?.hint).toContain('AWS_SECRET_ACCESS_KEY');
    for (const secret of ['hidden-and-wrong', s3Credentials.accessKeyId]) expect(stderr).not.toContain(secret);
  });

  test('A bucket without HELIOS_CACHE_KEY is refused with the way out', async () => {
    const { HELIOS_CACHE_KEY: _, ...env } = s3Environment(host.origin);
    const run = await place.run(['export', '--json', '--out', place.out, ...few], { env });
    expectRefusal(run, {
      code: 2,
      error: 'bad-config',
      says: ['HELIOS_CACHE_KEY must be set', 'openssl rand -hex 32'],
    });
  });
});
