import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './e2e/support/chromium.ts';

// Runs the type check, lint, unit tests and browser tests. Arguments select steps by their names; `all` adds the exhaustive
// tests and those in Firefox and WebKitGTK. A step that fails does not stop the next one, so that one run shows
// every failure.

const otherBrowsers = 'other browsers';
/** They repeat what other tests show once, for every specimen, page, locale, form, tool, fault, state of consent, kill or damage. */
const exhaustive = '**/*.exhaustive.test.ts';
const reports = await mkdtemp(join(tmpdir(), 'helios-tests-'));
type Step = readonly [name: string, run: () => Promise<boolean>];
/** They run at the same time. */
const checks: readonly Step[] = [
  ['types', () => all(['.', 'src/browser.tsconfig.json', 'src/service-worker'].map(checkTypes))],
  ['lint', () => tool('biome', 'check', '--error-on-warnings', '.')],
];
/** They run one after the other, because each keeps two cores busy. */
const tests: readonly Step[] = [
  ['unit tests', () => vitest('unit', leftOut)],
  ['browser tests', browserTests],
  [otherBrowsers, () => vitest('browsers')],
];

const wanted = process.argv.slice(2);
/** Options of vitest that leave out what only a release needs. */
const leftOut = wanted.includes('all') ? [] : ['--exclude', exhaustive];
const isWanted = (name: string) => {
  if (wanted.length === 0) return name !== otherBrowsers;
  return wanted.includes('all') || wanted.includes(name);
};
const failed: string[] = [];
await Promise.all(checks.map(runStep));
for (const step of tests) await runStep(step);
const counts = await Promise.all(['unit', 'e2e', 'browsers'].map(countOf));
await rm(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const broken = counts.reduce((sum, each) => sum + each.failed, 0);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
console.log(`${passed} passed, ${broken} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runStep([name, run]: Step): Promise<void> {
  if (!isWanted(name)) return;
  const started = performance.now();
  const ok = await run();
  console.log(`${ok ? 'ok' : 'FAILED'}  ${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (!ok) failed.push(name);
}

/** Each checker of TypeScript reads the types of libraries anew, and other tools need half of the processor. */
function checkTypes(folder: string): Promise<boolean> {
  const checkers = Math.max(1, Math.floor(availableParallelism() / 2));
  return tool('tsc', '-p', folder, '--checkers', String(checkers));
}

function tool(name: string, ...args: string[]): Promise<boolean> {
  return run(join('node_modules', '.bin', name), args, {});
}

/** One run takes the exhaustive tests along, because all browser tests share one export. */
async function browserTests(): Promise<boolean> {
  const environment = { HELIOS_CHROMIUM: await findOrInstallChromium() };
  return vitest('e2e', leftOut, environment);
}

function vitest(project: string, options: readonly string[] = [], environment: Record<string, string> = {}) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${project}.json`)}`];
  return run(join('node_modules', '.bin', 'vitest'), ['run', '--project', project, ...report, ...options], environment);
}

function run(command: string, args: readonly string[], environment: Record<string, string>): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function all(runs: readonly Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(runs)).every(Boolean);
}

async function countOf(project: string): Promise<{ passed: number; failed: number }> {
  try {
    const report: unknown = JSON.parse(await readFile(join(reports, `${project}.json`), 'utf8'));
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    // The step before it failed, so it wrote no report.
    return { passed: 0, failed: 0 };
  }
}
