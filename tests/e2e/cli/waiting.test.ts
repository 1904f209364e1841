import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault } from '../../sites/content-server.ts';
import { pick, type ServedRepository, serveRepository } from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { parseReport } from '../support/json-report.ts';
import { expectRefusal } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, type Workplace } from '../support/workplace.ts';

let fault: (url: URL) => Fault | undefined = () => undefined;
let repository: ServedRepository;
let place: Workplace;

beforeAll(async () => {
  repository = await serveRepository({
    locales: twoMarketLocales,
    edit: twoSmallMarkets,
    onRequest: (url) => fault(url),
  });
  place = openWorkplace({ env: repository.environment });
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

const isSearch = (url: URL) => url.pathname.endsWith('/search');
const pauseOf = (seconds: number): Fault => ({
  kind: 'status',
  status: 429,
  headers: { 'retry-after': String(seconds) },
});

/** `helios fetch --json` of content that is not in the snapshot yet. */
function fetchNew(args: readonly string[] = [], env: Record<string, string> = {}) {
  repository.publish((documents) => {
    const page = pick(documents, 'en-gb', 'page', 'pricing');
    page.data.title = `${page.data.title} again`;
    return documents;
  });
  return place.run(['fetch', '--json', ...args], { env });
}

test('A repository that asks for a pause of a day ends the run at once, with the time to come back', async () => {
  fault = (url) => (isSearch(url) ? pauseOf(86_400) : undefined);
  const before = Date.now();
  const run = await fetchNew();
  expect(Date.now() - before).toBeLessThan(8000);
  expectRefusal(run, {
    code: 75,
    error: 'repository-busy',
    says: ['come back in 24 hours, at 20', /UTC/, 'Run the same command again then', '--wait 24h'],
  });
  const { retryAt = '' } = parseReport('error', run).error;
  expect(Date.parse(retryAt) - before).toBeGreaterThan(86_399_000);
});

test('A pause of three seconds is made and reported, and its limit is that of --wait', async () => {
  let isBusy = true;
  fault = (url) => {
    if (!isSearch(url) || !isBusy) return undefined;
    isBusy = false;
    return pauseOf(3);
  };
  const run = await fetchNew();
  expect(run.code, run.stderr).toBe(0);
  expect(run.stderr).toMatch(
    /^wait {6}3 seconds: 127\.0\.0\.1:\d+ answered with the status 429 and asks for a pause\.$/m,
  );

  fault = (url) => (isSearch(url) ? pauseOf(3) : undefined);
  const limited = await fetchNew(['--wait', '1']);
  expectRefusal(limited, { code: 75, error: 'repository-busy', says: ['A run waits 1 second in all', '--wait 3s'] });
  expect(limited.stderr).not.toMatch(/^wait/m);
});

test('A host that takes a connection and never answers is given up at the limit of --wait', async () => {
  fault = () => ({ kind: 'hang' });
  const before = Date.now();
  const run = await fetchNew(['--wait', '2']);
  expectRefusal(run, {
    code: 75,
    error: 'repository-unreachable',
    says: ['did not answer a request', 'No answer within 2 seconds', 'A run waits 2 seconds in all'],
  });
  expect(Date.now() - before).toBeLessThan(8000);
});

test('A first run that failed because the content was out of reach can be repeated in its work folder', async () => {
  fault = () => ({ kind: 'hang' });
  const env = { ...repository.environment, HELIOS_WORK: join(place.folder, 'first-work') };
  const first = await place.run(['fetch', '--wait', '1'], { env });
  expect(first.code, first.stderr).toBe(75);
  fault = () => undefined;
  const second = await place.run(['fetch'], { env });
  expect(second.code, second.stderr).toBe(0);
});

test('The look at the last export and the export after it wait together no longer than --wait allows', async () => {
  fault = () => undefined;
  using other = openWorkplace({ env: repository.environment });
  const part = ['--locale', 'en', '--route', '/404'];
  await other.export(part);
  repository.publish((documents) => {
    pick(documents, 'en-gb', 'page', '404').data.title = 'Nothing here';
    return documents;
  });
  const asked = new Set<string>();
  fault = ({ pathname }) => (asked.size < asked.add(pathname).size ? pauseOf(2) : undefined);
  const run = await other.export([...part, '--wait', '3']);
  expectRefusal(run, { code: 75, error: 'repository-busy', says: ['this one has waited 2 seconds', '--wait 4s'] });
});

test('A media file for which the host asks for a pause of a day ends an export with the time to come back', async () => {
  fault = (url) => (/\/(?:api|documents)\b/.test(url.pathname) ? undefined : pauseOf(86_400));
  const part = ['--locale', 'en', '--route', '/pricing', '--out', place.out];
  const run = await place.run(['export', '--json', ...part]);
  expectRefusal(run, { code: 75, error: 'repository-busy', says: ['come back in 24 hours'] });
  expect(() => contentsOf(place.out)).toThrow(/ENOENT/);
});

test('A time of --wait that is none is refused with the forms it takes', async () => {
  const run = await place.run(['fetch', '--json', '--wait', 'soon']);
  expectRefusal(run, { code: 2, error: 'bad-argument', says: ['90s, 10m or 1h30m'] });
});

/** Makes the name servers of a command answer that there is no such name. */
const nameless = `import dns from 'node:dns';
  const error = (host) => Object.assign(new Error('getaddrinfo ENOTFOUND ' + host), { code: 'ENOTFOUND' });
  dns.lookup = (host, _, done) => done(error(host));`;

test('A host name that does not exist names the variable and its value, and is not worth a retry', async () => {
  const env = {
    HELIOS_PRISMIC_REPOSITORY: 'helios-tset',
    HELIOS_PRISMIC_ENDPOINT: '',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(nameless)}`,
  };
  expectRefusal(await fetchNew([], env), {
    code: 2,
    error: 'unknown-host',
    says: ['no host with the name helios-tset.cdn.prismic.io', 'HELIOS_PRISMIC_REPOSITORY is "helios-tset"'],
  });
});

test('A run with --wait waits for the end of another export, and no longer than it may', async () => {
  let isReached = () => {};
  const reached = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  fault = () => {
    isReached();
    return { kind: 'hang' };
  };
  const first = place.start(['export', '--out', place.out]);
  await reached;
  // A rollback needs the lock, and nothing else that takes time.
  const rollback = (time: string) => place.start(['rollback', '--json', '--out', place.out, '--wait', time]);
  expectRefusal(await rollback('1').done, {
    code: 75,
    error: 'already-running',
    says: [`process ${first.pid}`, 'This one has waited 1 second for it'],
  });
  const patient = rollback('1m');
  await patient.says(`wait      up to 60 seconds: Another export (process ${first.pid}) is working`);
  first.kill('SIGKILL');
  expectRefusal(await patient.done, { code: 2, error: 'output-missing', says: ['There is no release of'] });
});

test('A page of results that is short is reported as it was seen, and nobody is said to publish', async () => {
  fault = (url) =>
    url.searchParams.get('page') === '1'
      ? { kind: 'edit', edit: ({ results, ...json }) => ({ ...json, results: (results as unknown[]).slice(1) }) }
      : undefined;
  // Without a snapshot everything is read, page by page.
  rmSync(join(place.work, 'content.sqlite'), { force: true });
  const run = await fetchNew();
  expectRefusal(run, {
    code: 2,
    error: 'repository-answer',
    says: [
      /Helios asked for page 1 of \d+ and got \d+ of its \d+ documents\./,
      `The ref ${repository.ref} did not change`,
    ],
  });
  expect(run.stderr).not.toMatch(/someone is publishing/i);
});
