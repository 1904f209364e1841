import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  note,
  printFindings,
  printJson,
  printLine,
  reportFailure,
  reportFindings,
  reportWait,
  stage,
  tally,
} from '../../../src/cli/report.ts';
import type { Finding } from '../../../src/site/finding.ts';
import { HeliosError } from '../../../src/site/helios-error.ts';

const written = { stdout: '', stderr: '' };

beforeEach(() => {
  for (const name of ['stdout', 'stderr'] as const) {
    written[name] = '';
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += stripVTControlCharacters(String(text));
      return true;
    });
  }
});

afterEach(() => vi.restoreAllMocks());

const refusal = new HeliosError('output-refused', {
  message: "The site can't go to /. That is the root of the file system.",
  where: '/',
  hint: 'Choose a new or empty folder with --out.',
});

test('An error is printed with its code, its place, what to do and where it is explained', () => {
  expect(reportFailure(refusal, { json: false })).toBe(2);
  expect(written).toEqual({
    stdout: '',
    stderr: [
      "✗ output-refused  The site can't go to /. That is the root of the file system.",
      '    where  /',
      '    hint   Choose a new or empty folder with --out.',
      '    docs   docs/errors.md#output-refused',
      '',
    ].join('\n'),
  });
});

test('With --json stdout has the same parts of an error', () => {
  reportFailure(refusal, { json: true });
  const { code, message, where, hint } = refusal;
  expect(JSON.parse(written.stdout)).toEqual({
    version: 1,
    error: { code, message, where, hint, docs: 'docs/errors.md#output-refused' },
  });
});

const warning: Finding = { code: 'missing-meta', severity: 'warning', message: 'No title.' };
const fault: Finding = { code: 'broken-link', severity: 'error', message: 'It leads nowhere.' };

const notice: Finding = { code: 'past-event', severity: 'notice', message: 'It is over.' };

test.each([
  [[], '0 findings'],
  [[warning], '1 warning'],
  [[fault, fault], '2 errors'],
  [[warning, fault, warning], '3 findings: 1 error, 2 warnings'],
  [[notice, fault], '2 findings: 1 error, 1 notice'],
])('Errors, warnings and notices are counted apart: %j', (findings: readonly Finding[], text) => {
  expect(tally(findings)).toBe(text);
});

test('Findings are printed in the order of their severity, each with a mark', () => {
  reportFindings([notice, warning, fault]);
  expect(written.stderr.match(/^\S+ {1,2}\S+/gm)?.slice(0, 3)).toEqual([
    '✗ broken-link',
    '! missing-meta',
    'i past-event',
  ]);
});

test('Findings that are not printed are counted apart, too', () => {
  reportFindings([...Array.from({ length: 41 }, () => fault), warning]);
  expect(written.stderr).toContain('… and 2 more (1 error, 1 warning); --json lists all of them.');
});

test('Findings that are a result go to stdout, and all of them where it is no terminal, as here', () => {
  printFindings([...Array.from({ length: 41 }, () => fault), warning]);
  expect(written.stdout.match(/^[✗!] /gm)).toHaveLength(42);
  expect(written.stderr).toBe('');
});

test('A command that stopped for faults of the content prints them first, and has them in its JSON', () => {
  const found: Finding = { ...fault, code: 'invalid-file', file: 'content/documents/de-de/page/home.json' };
  const error = new HeliosError('invalid-content', { message: 'One fault.', findings: [found] });
  expect(reportFailure(error, { json: true })).toBe(1);
  expect(written.stderr).toMatch(/^✗ invalid-file.*\n {4}file {3}content\/documents\/de-de\/page\/home\.json\n/);
  expect(written.stderr).toContain('✗ invalid-content  One fault.');
  expect(JSON.parse(written.stdout)).toMatchObject({ error: { code: 'invalid-content' }, findings: [found] });
});

test('An outage asks for another attempt by its exit code', () => {
  const outage = new HeliosError('repository-unreachable', { message: 'cms.example answered 3 requests with 503.' });
  expect(reportFailure(outage, { json: false })).toBe(75);
});

test('A fault of Helios itself is printed with its stack', () => {
  expect(reportFailure(new TypeError('x is not a function'), { json: false })).toBe(2);
  expect(written.stderr).toMatch(/^✗ internal {2}Helios itself has a fault: x is not a function\n/);
  expect(written.stderr).toMatch(/^\s+at .*report\.test\.ts/m);
});

const broken: Finding = {
  code: 'broken-link',
  severity: 'error',
  message: 'The link "Prices" leads to /helios/fr/tarifs. No page has this address.',
  document: { id: 'X7pL', type: 'page', uid: 'home', lang: 'fr-fr', field: 'slices[2].primary.link' },
  pathnames: ['/helios/fr', '/helios/fr/a', '/helios/fr/b', '/helios/fr/c'],
  hint: 'Did you mean /helios/fr/tarif?',
};

test('A finding is printed with its code, its place in the CMS, its pages and what to do, errors first', () => {
  reportFindings([{ code: 'missing-meta', severity: 'warning', message: 'The page /helios/fr has no title.' }, broken]);
  expect(written.stderr).toBe(
    [
      '✗ broken-link  The link "Prices" leads to /helios/fr/tarifs. No page has this address.',
      '    where  page "home" (X7pL), fr-fr, slices[2].primary.link',
      '    pages  4 pages, such as /helios/fr, /helios/fr/a',
      '    hint   Did you mean /helios/fr/tarif?',
      '! missing-meta  The page /helios/fr has no title.',
      'docs/errors.md explains each code.',
      '',
    ].join('\n'),
  );
});

test('A terminal does not obey the escape sequences in content', () => {
  reportFindings([{ ...broken, message: 'The link "\u001b[2J" has no target.' }]);
  expect(written.stderr).toContain('The link "\ufffd[2J" has no target.');
});

/** Runs a stage that counts to 1000 in ten seconds, and returns the number of writes and their text. */
function countInStage({ isTerminal }: { isTerminal: boolean }): { writes: number; text: string } {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubEnv('CI', '');
  vi.stubEnv('TERM', 'xterm');
  const before = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
  Object.defineProperty(process.stderr, 'isTTY', { value: isTerminal, configurable: true });
  const line = stage('render');
  for (let done = 1; done <= 1000; done += 1) {
    vi.advanceTimersByTime(10);
    line.update(`${done} of 1000 pages`, { done, total: 1000 });
  }
  line.done('1000 pages');
  Object.defineProperty(process.stderr, 'isTTY', before ?? { value: undefined, configurable: true });
  vi.unstubAllEnvs();
  vi.useRealTimers();
  return { writes: vi.mocked(process.stderr.write).mock.calls.length, text: written.stderr };
}

test('A terminal gets the progress of a stage ten times a second, with the remaining time', () => {
  const { writes, text } = countInStage({ isTerminal: true });
  expect(writes).toBeLessThanOrEqual(101);
  expect(writes).toBeGreaterThan(90);
  expect(text).toMatch(/render {4}\d+ of 1000 pages, about 5 seconds left/);
});

test('A log gets the line of a short stage once', () => {
  expect(countInStage({ isTerminal: false })).toEqual({ writes: 1, text: 'render    1000 pages   10.0 s\n' });
});

test('A wait is reported on a line of its own', () => {
  reportWait({ reason: 'cms.example asks for a pause', ms: 30_000, isLimit: false });
  reportWait({ reason: 'cms.example has not answered yet', ms: 8000, isLimit: true });
  expect(written.stderr).toBe(
    'wait      30 seconds: cms.example asks for a pause.\nwait      up to 8 seconds: cms.example has not answered yet.\n',
  );
});

/** What GitHub's runner takes for a command: `::` at the beginning of a line, `##[` anywhere in it. */
const command = /^\s*::|##\[/m;
const hostile = 'Hi\n::add-mask::e\n \t ::set-output name=x::y ##[add-mask]e \u009b31m';

test('No text of the content becomes a command to a CI service or to a terminal', () => {
  const document = { id: '::error::', type: 'page', uid: hostile, lang: 'en-gb' };
  reportFindings([{ ...fault, message: hostile, hint: hostile, document }]);
  reportFailure(new HeliosError('repository-answer', { message: hostile, where: hostile }), { json: false });
  note(hostile);
  printLine(hostile);
  for (const text of Object.values(written)) {
    expect(text).toContain('add-mask');
    expect(text).not.toMatch(command);
    expect(text).not.toContain('\u009b');
  }
});

test('JSON has the texts of the content as they are, and no command to a CI service either', () => {
  const findings = [{ ...fault, message: hostile }];
  printJson({ version: 1, experiments: [], findings });
  expect(JSON.parse(written.stdout)).toEqual({ version: 1, experiments: [], findings });
  expect(written.stdout).not.toMatch(command);
  expect(written.stdout).not.toContain('\u009b');
});
