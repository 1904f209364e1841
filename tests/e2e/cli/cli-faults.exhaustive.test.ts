import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serveRepository } from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { expectRefusal, projectFolder } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, reportOf } from '../support/workplace.ts';

const place = openWorkplace();
const few = ['--route', '/', '/pricing'];
const english = ['--locale', 'en', ...few];
let before: ReturnType<typeof contentsOf>;

beforeAll(async () => {
  expect(await place.export(english)).toMatchObject({ code: 0 });
  before = contentsOf(place.out);
});

afterEach(() => {
  expect(contentsOf(place.out), 'the previous export').toEqual(before);
});

afterAll(() => place[Symbol.dispose]());

describe('a command line that makes no sense is refused in a sentence', () => {
  test.each([
    [['export', '--nonsense'], "Unknown option '--nonsense'"],
    [['exprot'], 'Did you mean export?'],
    [['export', '--workers', '0'], /'--workers <n>' argument '0' is invalid.*whole number from 1 to 64/],
    [['export', '--route', '/nothing/**'], /No page fits "\/nothing\/\*\*"\.\n\s+where +--route\n.*helios routes/],
    [['export', '--locale', 'de', '--route', '/rates'], 'No page in de fits "/rates"'],
  ])(
    'A command line that makes no sense is refused in a sentence: helios %j',
    async ([command = '', ...args], says) => {
      const run = await place.run([command, '--json', ...args]);
      expectRefusal(run, { code: 2, error: 'bad-argument', says: [says] });
    },
  );

  test('An unknown locale is refused with the known ones', async () => {
    const run = await place.export(['--locale', 'en', 'xx']);
    expectRefusal(run, { code: 2, error: 'unknown-locale', says: ['no locale "xx"', '--locale', 'en, at, nl-be'] });
  });

  test('A wrong environment variable is refused by its name', async () => {
    const run = await place.export(english, { env: { HELIOS_ORIGIN: 'helios.example' } });
    expectRefusal(run, { code: 2, error: 'bad-config', says: ['HELIOS_ORIGIN', 'Write https://www.example.com'] });
  });

  test('A refused command line without --json leaves stdout empty', async () => {
    expect(await place.run(['export', '--locale', 'xx', '--out', place.out])).toMatchObject({ code: 2, stdout: '' });
  });

  test('The JSON of a refused command line becomes an annotation of a pipeline, and its exit code stays', async () => {
    const script = join(projectFolder, 'docs/ci/annotations.ts');
    const run = await place.run(['export', '--nonsense', '--json'], {
      shell: `"$@" | "${process.execPath}" ${script} github`,
    });
    expect(run.code).toBe(2);
    expect(run.stdout).toMatch(/^::error title=bad-argument::Unknown option '--nonsense'\..*%0A--nonsense%0ARun .*\n$/);
  });

  test('Help on request is a result on stdout', async () => {
    const run = await place.run(['export', '--help']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('--locale <code...>');
  });
});

describe('an output folder with anything else in it is refused, and left as it is', () => {
  const home = join(place.folder, 'home');
  const foreign = join(place.folder, 'foreign');
  mkdirSync(home);
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'thesis.txt'), 'years of work');

  test.each([
    ['the project', projectFolder, 'That is the project itself.'],
    ['the home folder', home, 'That is the home folder.'],
    ['the work folder', place.work, 'Helios stores its own files in'],
    ['a folder of someone else', foreign, 'has files that Helios did not write'],
    ['nothing, as from an unset variable', '', 'An output folder needs a name.'],
  ])('An output folder with anything else in it is refused and left unchanged: %s', async (_, out, says) => {
    const run = await place.run(['export', '--json', '--out', out, ...english], { env: { HOME: home }, cwd: foreign });
    expectRefusal(run, { code: 2, error: 'output-refused', says: [says, '--out'] });
    expect(readdirSync(foreign)).toEqual(['thesis.txt']);
  });
});

describe('an output that cannot be written', () => {
  const file = join(place.folder, 'in-the-way');
  writeFileSync(file, '');

  test('An output below a file can’t be written', async () => {
    const run = await place.run(['export', '--json', '--out', join(file, 'out'), ...english]);
    expectRefusal(run, { code: 2, error: 'output-unwritable', says: [file, 'ENOTDIR'] });
  });

  test.runIf(process.platform === 'linux')(
    'An output where the system allows no files is refused before any work',
    async () => {
      const run = await place.run(['export', '--json', '--no-images', '--out', '/proc/out', ...english]);
      expectRefusal(run, { code: 2, error: 'output-unwritable', says: ['/proc/out', 'another folder with --out'] });
      expect(run.stderr).not.toMatch(/^(?:fetch|render) /m);
    },
  );

  test('A work folder that is a file is refused', async () => {
    const run = await place.export(english, { env: { HELIOS_WORK: file } });
    expectRefusal(run, { code: 2, error: 'bad-config', says: [file, 'That is a file.'] });
  });

  test('A cache that can’t be written may be deleted', async () => {
    const work = join(place.folder, 'linked');
    mkdirSync(work);
    const compiled = join(work, 'compiled');
    symlinkSync(file, compiled);
    const run = await place.export(english, { env: { HELIOS_WORK: work } });
    expectRefusal(run, { code: 2, error: 'output-unwritable', says: [`Or delete ${compiled}: it is a cache`] });
  });
});

describe.runIf(process.platform === 'linux')('a work folder where the system allows no folders', () => {
  test.each(['/proc/nope', '/dev/null'])('A work folder at %s is refused', async (work) => {
    const run = await place.run(['fetch', '--json'], { env: { HELIOS_WORK: work } });
    expectRefusal(run, { code: 2, error: 'output-unwritable', says: [`work folder ${work}`, 'Set HELIOS_WORK'] });
  });

  test('A rollback and the help end with a work folder in /proc, too', async () => {
    const env = { HELIOS_WORK: '/proc/nope' };
    const run = await place.run(['rollback', '--json', '--out', place.out], { env });
    expectRefusal(run, { code: 2, error: 'output-unwritable', says: ['/proc/nope'] });
    expect(await place.run(['--help'], { env })).toMatchObject({ code: 0, stderr: '' });
  });

  test('An outbox in /proc is refused', async () => {
    const env = { HELIOS_LEADS: '/proc/nope/leads.sqlite' };
    const run = await place.run(['serve', place.out, '--port', '0'], { env });
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toMatch(/outbox-unusable .*\/proc\/nope\/leads\.sqlite/);
    expect(run.stderr).toContain('Set HELIOS_LEADS');
  });
});

test('An export that is interrupted at work prints no JSON and says that the output is as it was', async () => {
  const part = ['--locale', 'en', '--route', '/careers/**'];
  const running = place.start(['export', '--json', '--no-images', '--out', place.out, ...part]);
  await running.says('plan');
  running.kill('SIGINT');
  const { code, stdout, stderr } = await running.done;
  expect([code, stdout]).toEqual([130, '']);
  expect(stderr).toContain(`Interrupted; ${place.out} is as it was.\n`);
});

describe('a disk that fills up', () => {
  const larger = ['--locale', 'en', 'de', ...few];
  // A limit of 64 KiB for each file has the same effect as a full disk.
  const fullDisk = { shell: 'ulimit -f 64; exec "$@"' };

  test('A disk that fills up while the code is compiled ends the export plainly', async () => {
    const work = join(place.folder, 'fetched');
    mkdirSync(work);
    for (const name of readdirSync(place.work).filter((each) => /^(?:bundles|content|embedded|source)/.test(each)))
      cpSync(join(place.work, name), join(work, name), { recursive: true });
    const run = await place.export(larger, { env: { HELIOS_WORK: work }, ...fullDisk });
    expectRefusal(run, { code: 2, error: 'output-full', says: ['no room left', work, 'Free some space'] });
  });

  test('A disk that fills up while files are stored ends the export plainly', async () => {
    rmSync(join(place.work, 'store'), { recursive: true });
    const run = await place.export(larger, fullDisk);
    expectRefusal(run, { code: 2, error: 'output-full', says: ['no room left', 'store', 'Free some space'] });
  });

  test('A disk that fills up while the content is stored ends the export plainly', async () => {
    await using repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
    const other = join(place.folder, 'other');
    cpSync(join(place.work, 'compiled'), join(other, 'compiled'), { recursive: true });
    const env = { ...repository.environment, HELIOS_WORK: other };
    const out = join(place.folder, 'never');
    const run = await place.run(['export', '--json', '--out', out, ...larger], { env, ...fullDisk });
    expectRefusal(run, { code: 2, error: 'output-full', says: [other] });
  });

  test('The same command works once the disk has room again', async () => {
    expect(reportOf(await place.export(english))).toMatchObject({ status: 'unchanged' });
  });
});
