import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWriteStandIn, type WriteStandIn, writeToken } from '../../sites/prismic-write-stand-in.ts';
import { pick, type ServedRepository, serveRepository } from '../../sites/served-repository.ts';
import { parseReport } from '../support/json-report.ts';
import { expectRefusal } from '../support/run-cli.ts';
import { openWorkplace, type Workplace } from '../support/workplace.ts';

let repository: ServedRepository;
let writes: WriteStandIn;
let place: Workplace;

beforeAll(async () => {
  repository = await serveRepository({
    locales: ['en-gb'],
    edit: (documents) => [pick(documents, 'en-gb', 'page', 'pricing')],
  });
  writes = await openWriteStandIn();
  place = openWorkplace({
    env: { ...repository.environment, HELIOS_PRISMIC_WRITE_ENDPOINT: writes.origin },
    isCold: true,
  });
});

afterAll(async () => {
  place[Symbol.dispose]();
  await writes[Symbol.asyncDispose]();
  await repository[Symbol.asyncDispose]();
});

test('A push needs a token that may write, and says where it is from', async () => {
  const run = await place.run(['content', 'push', '--json']);
  expectRefusal(run, { code: 2, error: 'bad-config', says: ['HELIOS_PRISMIC_WRITE_TOKEN', 'write token'] });
});

test('A dry run of a push names what the repository lacks, and sends nothing', async () => {
  const env = { HELIOS_PRISMIC_WRITE_TOKEN: writeToken };
  const run = await place.run(['content', 'push', '--dry-run', '--locale', 'fi', '--json'], { env });
  expect(run.code).toBe(0);
  const plan = parseReport('content-push', run);
  expect(plan).toMatchObject({ isDryRun: true, unchanged: 0, waiting: 0 });
  expect(plan.models).toContain('page');
  expect(plan.created).toContain('fi-fi/page/pricing');
  expect(plan.filled).toEqual(plan.created);
  expect(writes.requests).toEqual(['GET /models/customtypes', 'GET /models/slices']);
  expect(run.stderr).not.toContain(writeToken);
});

test('A pull writes the published documents and their files, and nothing the second time', async () => {
  const folder = join(place.folder, 'pulled');
  const first = parseReport('content-pull', await place.run(['content', 'pull', '--to', folder, '--json']));
  expect(first).toMatchObject({ isDryRun: false, written: ['documents/en-gb/page/pricing.json'], others: [] });
  const { uid, data } = JSON.parse(readFileSync(join(folder, 'documents/en-gb/page/pricing.json'), 'utf8'));
  expect(uid).toBe('pricing');
  const [asset = ''] = first.media;
  expect(JSON.stringify(data)).toContain(`"asset":"${asset}"`);
  expect(readFileSync(join(folder, 'media', asset)).byteLength).toBeGreaterThan(0);
  const second = parseReport('content-pull', await place.run(['content', 'pull', '--to', folder, '--json']));
  expect(second).toMatchObject({ written: [], media: [], unchanged: 1 });
});
