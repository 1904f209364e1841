import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../sites/content-server.ts';
import { pick, type ServedRepository, serveRepository } from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { type CliRun, expectRefusal } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

const small = { locales: twoMarketLocales, edit: twoSmallMarkets };
const english = ['--locale', 'en', '--route', '/pricing'];

describe('a repository that fails', () => {
  let fault: (url: URL) => Fault | undefined;
  let repository: ServedRepository;
  let place: Workplace;
  let before: ReturnType<typeof contentsOf>;
  let changes = 0;

  beforeAll(async () => {
    fault = () => undefined;
    repository = await serveRepository({ ...small, onRequest: (url) => fault(url) });
    place = openWorkplace({ env: repository.environment });
    expect(await place.export(english)).toMatchObject({ code: 0 });
    before = contentsOf(place.out);
  });

  beforeEach(() => {
    // The repository needs something new, or else the export does not request its documents.
    repository.publish((documents) => {
      changes += 1;
      pick(documents, 'en-gb', 'page', 'pricing').data.title = `Pricing, change ${changes}`;
      return documents;
    });
  });

  afterEach(() => {
    expect(contentsOf(place.out), 'the previous export').toEqual(before);
  });

  afterAll(async () => {
    await repository[Symbol.asyncDispose]();
    place[Symbol.dispose]();
  });

  const isSearch = (url: URL) => url.pathname.endsWith('/search');
  const outage = { code: 75, error: 'repository-unreachable' } as const;
  const unusable = { code: 2, error: 'repository-answer' } as const;
  const refused = { code: 2, error: 'repository-refused' } as const;

  test('A repository that does not answer is an outage, worth the same command again', async () => {
    // Nothing listens at port 4, which IANA has assigned to no service.
    const nowhere = { HELIOS_PRISMIC_ENDPOINT: 'http://127.0.0.1:4/api/v2' };
    const run = await place.export([...english, '--content', 'prismic'], { env: nowhere });
    expectRefusal(run, { ...outage, says: ['127.0.0.1:4 did not answer 3 requests', '127.0.0.1:4/api/v2'] });
  });

  test('An export whose content can not be fetched ends at once, and does not compile to the end', async () => {
    const work = join(place.folder, 'without code');
    const env = { HELIOS_PRISMIC_ENDPOINT: 'http://127.0.0.1:4/api/v2', HELIOS_WORK: work };
    // A process of its own ends only when none of its threads has work left.
    const args = ['export', '--json', '--no-images', '--content', 'prismic', '--out', join(place.folder, 'none')];
    expectRefusal(await place.start(args, { env }).done, { ...outage, says: [] });
    expect(existsSync(join(work, 'source-files.json')), 'the compilation had begun').toBe(true);
    expect(existsSync(join(work, 'compiled'))).toBe(false);
    const next = [...english, '--out', join(place.folder, 'next')];
    expect(await place.export(next, { env: { HELIOS_WORK: work } })).toMatchObject({ code: 0 });
  });

  const down: Fault = { kind: 'status', status: 503, headers: { 'retry-after': '0' } };
  const circle: Fault = { kind: 'status', status: 302, headers: { location: '/api/v2' } };
  const endless: Fault = { kind: 'status', status: 200, headers: { 'content-length': `${65 * 2 ** 20}` }, body: 'x' };
  const portal: Fault = { kind: 'status', status: 200, body: '<title>Welcome to our hotel</title>' };
  test.each([
    ['it is down', () => down, { ...outage, says: [/127\.0\.0\.1:\d+ answered 3 requests with the status 503/] }],
    [
      'its answer breaks off',
      (url: URL): Fault | undefined => (isSearch(url) ? { kind: 'truncate' } : undefined),
      { ...outage, says: [/did not answer 3 requests/, '/api/v2/documents/search'] },
    ],
    [
      'its answer is cut short unnoticed',
      (url: URL): Fault | undefined => (isSearch(url) ? { kind: 'cut' } : undefined),
      { ...unusable, says: [/its \d+ bytes are not complete JSON/, '/api/v2/documents/search'] },
    ],
    ['another server answers', () => portal, { ...unusable, says: ['not complete JSON'] }],
    [
      'its answer has no end',
      () => endless,
      { ...unusable, says: ['The API at 127.0.0.1', 'larger than 64 MiB', 'HELIOS_PRISMIC_ENDPOINT'] },
    ],
    [
      'it redirects without end',
      () => circle,
      { code: 2, error: 'bad-config', says: ['one redirect after the other', 'HELIOS_PRISMIC_ENDPOINT is'] } as const,
    ],
    [
      'there is no such repository',
      () => ({ kind: 'status', status: 404, body: '{}' }) as const,
      { ...refused, says: ['no repository "helios-test"', 'HELIOS_PRISMIC_ENDPOINT'] },
    ],
  ])('A repository that fails ends the export plainly: %s', async (_, happens, wanted) => {
    fault = happens;
    expectRefusal(await place.export(english), wanted);
    fault = () => undefined;
  });

  test('A lost answer of the repository is requested again, without a message', async () => {
    const lost = new Set<string>();
    const other = openWorkplace({ env: repository.environment });
    fault = (url) => (lost.size < lost.add(url.pathname).size ? { kind: 'reset' } : undefined);
    expect(await other.run(['fetch', '--json'])).toMatchObject({ code: 0 });
    fault = () => undefined;
    other[Symbol.dispose]();
  });
});

describe('a private repository', () => {
  const secret = 'MC5-very-secret-token/+';
  let repository: ServedRepository;
  const place = openWorkplace();
  const runs: CliRun[] = [];

  beforeAll(async () => {
    repository = await serveRepository({ ...small, token: secret });
  });

  afterAll(async () => {
    await repository[Symbol.asyncDispose]();
    place[Symbol.dispose]();
  });

  test.each([
    ['a wrong token', `${secret}x`],
    ['no token', ''],
  ])('A private repository refuses %s', async (_, token) => {
    const run = await place.export(english, { env: { ...repository.environment, HELIOS_PRISMIC_TOKEN: token } });
    expectRefusal(run, {
      code: 2,
      error: 'repository-refused',
      says: ['refused the request (status 401)', 'HELIOS_PRISMIC_TOKEN'],
    });
    runs.push(run);
  });

  test('A private repository accepts the right token', async () => {
    const run = await place.export(english, { env: repository.environment });
    expect(reportOf(run)).toMatchObject({ status: 'published', ref: repository.ref });
    runs.push(run);
  });

  test('The token of a private repository is in no output and in no file', () => {
    const written = readdirSync(place.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    for (const text of [...runs.flatMap(({ stdout, stderr }) => [stdout, stderr]), ...written]) {
      expect(text.includes(secret) || text.includes(encodeURIComponent(secret))).toBe(false);
    }
  });
});
