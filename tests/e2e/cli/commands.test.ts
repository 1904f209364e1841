import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { variables } from '../../../config/variables.ts';
import { serveRepository } from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { editableProject } from '../support/editable-project.ts';
import { parseReport } from '../support/json-report.ts';
import { expectRefusal, projectFolder, type RunningCli } from '../support/run-cli.ts';
import { openWorkplace } from '../support/workplace.ts';

const place = openWorkplace();

afterAll(() => place[Symbol.dispose]());

test.each([
  [[], 'Usage: helios [options] [command]'],
  [['leads'], 'Usage: helios leads [options] [command]'],
  [['help'], 'Usage: helios [options] [command]'],
  [['help', 'leads', 'list'], 'Usage: helios leads list [options]'],
])('A help that is asked for, or a command line without a command, is a result: helios %j', async (args, usage) => {
  const run = await place.run(args);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(run.stdout.split('\n', 1)).toEqual([usage]);
});

test('The help names every environment variable', async () => {
  const { stdout } = await place.run(['--help']);
  for (const name of Object.keys(variables)) expect(stdout).toContain(`  ${name} `);
});

test('The help of a command that does not exist is refused, with the nearest one', async () => {
  const run = await place.run(['help', 'leads', 'lits']);
  expect(run).toMatchObject({ code: 2 });
  expect(run.stderr).toMatch(/Unknown command 'lits'.*\n.*\n.*Did you mean list\?/);
});

test('The version is that of package.json', async () => {
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  expect(await place.run(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test('Locales may have commas between them, and a route may lack its first slash', async () => {
  const run = await place.run(['routes', '--locale', 'en,de', 'fr', '--route', 'pricing']);
  expect(run.stdout.match(/^\S+/gm)).toEqual(['/helios/de/pricing', '/helios/en/pricing', '/helios/fr/pricing']);
});

test('The command helios fetch reads the content, and finds it unchanged the second time', async () => {
  await using repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  using fresh = openWorkplace({ env: repository.environment, isCold: true });
  const first = await fresh.run(['fetch', '--json']);
  expect(first.code).toBe(0);
  const fetched = parseReport('fetch', first);
  expect(fetched).toMatchObject({ source: repository.origin, isFresh: true, findings: [] });
  expect(fetched.file).toBe(join(fresh.work, 'content.sqlite'));
  const again = await fresh.run(['fetch', '--json']);
  expect(parseReport('fetch', again)).toEqual({ ...fetched, isFresh: false });
  expect(again.stderr).toContain('unchanged');
});

test('The command helios routes lists one route a line on stdout, and their number on stderr', async () => {
  const run = await place.run(['routes', '--locale', 'fr-be', '--route', '/pricing', '/legal/**']);
  expect(run.code).toBe(0);
  const lines = run.stdout.trim().split('\n');
  expect(lines[0]).toMatch(/^\/helios\/fr-be\/legal +fr-be +page +\S{16} +legal$/);
  expect(lines[1]).toMatch(/^\/helios\/fr-be\/legal\/cookie-policy +fr-be +legal_page +\S{16} +cookie-policy$/);
  expect(lines.at(-1)).toMatch(/^\/helios\/fr-be\/pricing +fr-be +page +\S{16} +pricing$/);
  expect(lines.toSorted()).toEqual(lines);
  expect(run.stderr).toContain(`${lines.length} routes in 1 locale`);
});

test('The command helios routes --json has type, document and locale of every page of every locale', async () => {
  const { routes, findings } = parseReport('routes', await place.run(['routes', '--json']));
  expect(findings).toEqual([]);
  expect(new Set(routes.map(({ locale }) => locale)).size).toBe(18);
  expect(routes.find(({ pathname }) => pathname === '/helios/at/pricing')).toMatchObject({
    type: 'page',
    uid: 'pricing',
    locale: 'de-at',
    documentId: expect.stringMatching(/^\S{16}$/),
    isIndexable: true,
  });
});

test('The command helios coverage lists the pages that markets lack, as text, as JSON and as a page', async () => {
  const page = join(place.folder, 'coverage.html');
  const run = await place.run(['coverage', '--locale', 'fi', 'us', '--all', '--html', page]);
  expect(run.stderr).toContain('en-us  36 of 36 pages, 0 missing');
  expect(readFileSync(page, 'utf8')).toContain('<a href="https://www.helios.example/helios/us/why">');
  const text = await place.run(['coverage', '--locale', 'fi', 'us', '--all']);
  expect(text.stdout).toMatch(/^ +us +fi\n|^ +fi +us\n/);
  expect(text.stdout).toMatch(/^\/pricing +[+o] +[+o]$/m);
  const report = parseReport('coverage', await place.run(['coverage', '--json', '--locale', 'de']));
  expect(report.locales.map(({ code }) => code)).toEqual(['de-de']);
  expect(report.pages.find(({ uid }) => uid === 'pricing')?.cells).toEqual({
    'de-de': { state: expect.stringMatching(/there|outdated/), pathname: '/helios/de/pricing' },
  });
});

test('No record of the embedded translations has other texts than the default locale has now', async () => {
  const report = parseReport('coverage', await place.run(['coverage', '--json']));
  expect(report.outdated).toEqual([]);
  expect(report.locales).toHaveLength(locales.length);
});

test('A changed text of a scene makes its translations outdated until helios content record names them', async () => {
  const project = editableProject();
  const run = (...args: string[]) => place.run([...args], { fixedProject: project });
  const file = join(project, 'content/documents/en-gb/product_scene/spend-day.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Waits for Maja"', '"Waits for Mia"'));
  const name = 'en-us/product_scene/spend-day';
  const before = await run('coverage', '--locale', 'us');
  expect(before).toMatchObject({ code: 1, stdout: `o  ${name}\n` });
  expect(before.stderr).toContain('helios content record');
  expect(parseReport('coverage', await run('coverage', '--locale', 'us', '--json')).outdated).toEqual([name]);
  expect(await run('content', 'record', name)).toMatchObject({ code: 0, stdout: `${name}\n` });
  expect(await run('coverage', '--locale', 'us')).toMatchObject({ code: 0, stdout: '' });
});

test('The command helios content new refuses a translation that exists, with its file', async () => {
  const run = await place.run(['content', 'new', 'page', '--locale', 'de', '--from', 'pricing', '--json']);
  expectRefusal(run, { code: 2, error: 'bad-argument', says: ['content/documents/de-de/page/pricing.json'] });
});

test('The command helios consent-report prints everything that is declared, as text, as JSON and as a page', async () => {
  const { categories, vendors } = parseReport('consent-report', await place.run(['consent-report', '--json']));
  expect(vendors).toEqual([]);
  const page = join(place.folder, 'consent.html');
  const written = await place.run(['consent-report', '--html', page]);
  expect(written.stdout).toBe('');
  expect(written.stderr).toContain(page);
  const texts = [(await place.run(['consent-report'])).stdout, readFileSync(page, 'utf8')];
  for (const { name, stored } of categories) {
    expect(stored).not.toEqual([]);
    for (const wanted of [name, ...stored.flatMap(({ names }) => names)])
      for (const text of texts) expect(text).toContain(wanted);
  }
});

test.each(['coverage', 'consent-report'])("The command helios %s says why it can't write its page", async (command) => {
  const run = await place.run([command, '--html', join(place.folder, 'missing', 'page.html')]);
  expect(run.code).toBe(2);
  expect(run.stderr).toContain('output-unwritable');
  expect(run.stderr).toContain('--html');
  expect(run.stderr).not.toContain('    at ');
});

test.each(['coverage', 'consent-report'])(
  'The command helios %s replaces its own page, and no other file',
  async (command) => {
    const page = join(place.folder, `${command}-twice.html`);
    for (let times = 0; times < 2; times += 1) {
      const { stderr } = await place.run([command, '--html', page]);
      expect(stderr).toContain(`The page is ${page}.`);
    }
    writeFileSync(page, 'mine');
    const run = await place.run([command, '--html', page]);
    expect(run, run.stderr).toMatchObject({ code: 2, stderr: expect.stringContaining('output-refused') });
    expect(readFileSync(page, 'utf8')).toBe('mine');
  },
);

test('The command helios experiments lists each split test with its pages and the shares of its buckets', async () => {
  const { experiments, findings } = parseReport('experiments', await place.run(['experiments', '--json']));
  expect(findings).toEqual([]);
  expect(experiments).not.toEqual([]);
  for (const { pages, buckets } of experiments) {
    expect(pages).not.toEqual([]);
    expect(buckets.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 0);
  }
  const run = await place.run(['experiments']);
  expect(run.code).toBe(0);
  for (const { name, buckets } of experiments) {
    expect(run.stdout).toContain(`${name}  `);
    for (const bucket of buckets) expect(run.stdout).toMatch(new RegExp(`^  ${bucket.name} +[\\d.]+ %`, 'm'));
  }
});

test.each([
  ['a reader that has seen enough is no fault', '"$@" | head -c 20', { code: 0 }],
  ['a full disk behind stdout is one', 'exec "$@" > /dev/full', { code: 2 }],
  ['nobody watching is none', 'exec "$@" 2>&-', { code: 0 }],
])('The output of helios routes goes well with the shell: %s', async (_, shell, wanted) => {
  const run = await place.run(['routes', '--json'], { shell });
  expect(run).toMatchObject(wanted);
  expect(run.stderr).not.toMatch(/^\s+at /m);
  if (wanted.code === 2) expect(run.stderr).toContain("output-full  The result can't be written to stdout (ENOSPC)");
});

describe('helios serve', () => {
  let server: RunningCli;
  let origin = '';

  beforeAll(async () => {
    server = place.start(['serve', inject('folder'), '--port', '0']);
    origin = new URL(await server.firstLine()).origin;
  });

  test('The command helios serve answers as the site’s CDN would', async () => {
    const page = await fetch(`${origin}/helios/en/pricing`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const missing = await fetch(`${origin}/helios/en/nowhere`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<html lang="en-GB"');
    const slash = await fetch(`${origin}/helios/en/pricing/`, { redirect: 'manual' });
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/helios/en/pricing']);
  });

  test('The command helios serve refuses a port in use, with a way out', async () => {
    const { port } = new URL(origin);
    const run = await place.run(['serve', inject('folder'), '--port', port]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain(`✗ port-in-use  Another program uses the port ${port} of 127.0.0.1.`);
    expect(run.stderr).toContain('--port 0 takes a free one');
  });

  test('The command helios serve ends on an interrupt', async () => {
    server.kill('SIGINT');
    expect(await server.done).toMatchObject({ code: 0, stdout: `${origin}/helios/en\n` });
  });

  test('A missing site can neither be served nor rolled back', async () => {
    const nowhere = join(place.folder, 'nowhere');
    const served = await place.run(['serve', nowhere]);
    expect(served).toMatchObject({ code: 2, stdout: '' });
    expect(served.stderr).toContain(`✗ output-missing  There is no exported site in ${nowhere}.`);
    const run = await place.run(['rollback', '--json', '--out', nowhere]);
    expectRefusal(run, { code: 2, error: 'output-missing', says: ['no release', 'helios export'] });
  });
});

const oldNode = findOldNode();

describe.runIf(oldNode)('under a Node that is too old', () => {
  const node = oldNode ?? '';

  test('Under a Node that is too old the Node of npm does the work, and its exit code is passed on', async () => {
    expect(await place.run(['--version'], { node })).toEqual({ code: 0, stdout: '1.0.0\n', stderr: '' });
    expect(await place.run(['export', '--locale', 'xx'], { node })).toMatchObject({ code: 2 });
  });

  test('Under a Node that is too old a signal reaches the Node of npm', async () => {
    const server = place.start(['serve', inject('folder'), '--port', '0'], { node });
    await server.firstLine();
    server.kill('SIGTERM');
    expect(await server.done).toMatchObject({ code: 0 });
  });
});

/** The Node of the system, if it is too old to run the sources. */
function findOldNode(): string | undefined {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  return candidates.find((path) => {
    try {
      const [major = 0, minor = 0] = execFileSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' })
        .split('.')
        .map(Number);
      return major < 22 || (major === 22 && minor < 18);
    } catch {
      return false; // No Node there.
    }
  });
}
