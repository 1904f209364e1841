import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { onTestFinished, TestRunner } from 'vitest';
import { projectFolder } from './run-cli.ts';

/** The folder with traces and screenshots of failed tests, which .gitignore names. */
const resultsFolder = join(projectFolder, 'test-results');

/**
 * Actions, requests and console messages. Without pictures of each step, since those would slow every test down by a
 * fifth, also those that pass.
 */
const traced = { screenshots: false, snapshots: false, sources: false };

/** Contexts that record what happens in them, so that nothing is recorded twice. */
const recording = new WeakMap<BrowserContext, 'idle' | 'running'>();

/** True while a test runs, false in hooks. */
export function isInTest(): boolean {
  return TestRunner.getCurrentTest() !== undefined;
}

/**
 * Records a context until the end of the running test. If the test fails, a trace and a screenshot are kept, and their
 * paths stand in the message of the failure. A test that passes leaves nothing. Returns false outside of a test.
 */
export async function recordTest(context: BrowserContext, page: Page): Promise<boolean> {
  if (!isInTest()) return false;
  const state = recording.get(context);
  if (state === 'running') return true;
  recording.set(context, 'running');
  if (state === 'idle') await context.tracing.startChunk();
  else await context.tracing.start(traced);
  const number = nextNumber();
  onTestFinished(async ({ task }) => {
    recording.set(context, 'idle');
    const [failure] = task.result?.errors ?? [];
    // A test that passes may have closed its context itself.
    if (!failure) return context.tracing.stopChunk().catch(() => {});
    const kept = await keepRecords({ context, page, folder: join(resultsFolder, folderName(task.name, number)) });
    failure.message += `\n${kept.join('\n')}`;
  });
  return true;
}

interface Records {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly folder: string;
}

/** Writes the trace and the screenshot, and returns a line for each: its path, and the command that shows a trace. */
export async function keepRecords({ context, page, folder }: Records): Promise<string[]> {
  const [picture, trace] = [join(folder, 'screenshot.png'), join(folder, 'trace.zip')];
  const path = (file: string) => relative(projectFolder, file);
  await rm(folder, { recursive: true, force: true });
  return Promise.all([
    page.screenshot({ path: picture, timeout: 5000 }).then(
      () => `Screenshot: ${path(picture)}`,
      (error: unknown) => `There is no screenshot: ${error}`,
    ),
    context.tracing.stopChunk({ path: trace }).then(
      () => `Trace: npx playwright show-trace ${path(trace)}`,
      (error: unknown) => `There is no trace: ${error}`,
    ),
  ]);
}

/** A folder's name made of a test's title, and of a number if the test has several contexts. */
function folderName(title: string, number: number): string {
  return title.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80) + (number > 1 ? `-${number}` : '');
}

/** The number of contexts that a test has recorded. */
const numbers = new WeakMap<object, number>();

/** Counts the contexts of the running test: 1 for the first. */
function nextNumber(): number {
  const test = TestRunner.getCurrentTest() ?? numbers;
  const number = (numbers.get(test) ?? 0) + 1;
  numbers.set(test, number);
  return number;
}
