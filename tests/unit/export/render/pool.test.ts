import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type PackedPage, unpack } from '../../../../src/export/render/packed-page.ts';
import type { PageOutcome } from '../../../../src/export/render/page-record.ts';
import { renderRoutes } from '../../../../src/export/render/pool.ts';
import type { RenderSetup } from '../../../../src/export/render/renderer.ts';
import type { Finding } from '../../../../src/site/finding.ts';
import type { Route } from '../../../../src/site/route.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

/** Replaces the compiled renderer. It answers with the pathname, and some paths make it fail. */
const rendererFile = join(folder.path, 'renderer.cjs');
/** The worker makes this file. */
const madeFile = join(folder.path, 'made');
writeFileSync(
  rendererFile,
  `const { existsSync, writeFileSync } = require('node:fs');
  const { getCompileCacheDir } = require('node:module');
  const { isMainThread } = require('node:worker_threads');
  const madeFile = ${JSON.stringify(madeFile)};
  exports.createRenderer = async () => ({
    async render({ pathname }) {
      // The thread of the test waits for ever, so that the worker gets the other route.
      if (pathname === '/exit') await (isMainThread ? new Promise(() => {}) : process.exit(7));
      const notes = { reads: [], links: [], madeLinks: [], images: [], files: [], ids: [], drawn: [], findings: [] };
      // The thread of the test waits, so that the worker gets the other route.
      if (pathname === '/cache' && isMainThread) await new Promise((resolve) => setTimeout(resolve, 500));
      // The thread of the test is busy until the worker has made the page that follows this one.
      const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      if (pathname === '/busy' && isMainThread) for (let turn = 0; turn < 500 && !existsSync(madeFile); turn += 1) wait();
      if (pathname === '/0' && !isMainThread) writeFileSync(madeFile, '');
      const html = pathname === '/cache' ? String(getCompileCacheDir()) : '<p>' + pathname;
      const shell = { name: 'shell', notes: {} };
      return { ok: true, draft: { pathname, companions: [], shell: shell.name, own: notes }, shell, html };
    },
    close() {},
  });`,
);

const auditFile = join(folder.path, 'audit.mjs');
writeFileSync(
  auditFile,
  `export function openAudit() {
    let resolveLast = () => {};
    return ({ html }) => {
      // The checks of this page last until those of the next one begin.
      const waits = html === '<p>/slow' ? new Promise((resolve) => (resolveLast = resolve)) : resolveLast();
      return Promise.resolve(waits).then(() => [{ code: 'invalid-page', message: html }]);
    };
  }`,
);

/** Only the pathname counts here. */
function routes(...pathnames: string[]): Route[] {
  return pathnames.map((pathname) => ({ pathname }) as Route);
}

const many = Array.from({ length: 50 }, (_, index) => `/${index}`);

async function render(pathnames: readonly string[], workers: number, onPage?: (outcome: PageOutcome) => Promise<void>) {
  const taken: string[] = [];
  await renderRoutes(routes(...pathnames), {
    rendererFile,
    setup: {} as RenderSetup,
    auditModule: pathToFileURL(auditFile).href,
    workers,
    onPage: async (outcome) => {
      await onPage?.(outcome);
      if (outcome.ok) taken.push(outcome.page.pathname);
    },
  });
  return taken;
}

/** The findings of a page that has no shared values. */
function findingsOf(page: PackedPage): readonly Finding[] {
  return unpack(page.draft, page.shell, []).own.findings;
}

describe.each([1, 3])('with %i threads', (workers) => {
  test(`Every route is rendered once and received before the end, with ${workers} threads`, async () => {
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
    expect((await render(many, workers, slow)).sort()).toEqual(many.toSorted());
  });

  test(`Every page is checked by the thread that renders it, with ${workers} threads`, async () => {
    const messages: string[] = [];
    await render(many, workers, async (outcome) => {
      if (outcome.ok) messages.push(...findingsOf(outcome.page).map(({ message }) => message));
    });
    expect(messages.sort()).toEqual(many.map((pathname) => `<p>${pathname}`).sort());
  });

  test(`The first page to arrive of each thread has the notes of its shell, with ${workers} threads`, async () => {
    const shells: (string | undefined)[] = [];
    await render(['/slow', '/next', ...many], workers, async (outcome) => {
      if (outcome.ok) shells.push(outcome.shell?.name);
    });
    expect(shells[0]).toBe('shell');
    expect(shells.filter((each) => each !== undefined).length).toBeLessThanOrEqual(workers);
  });

  test(`An error while a page is received fails the rendering, with ${workers} threads`, async () => {
    const fail = () => Promise.reject(new Error('The disk is full.'));
    await expect(render(many, workers, fail)).rejects.toThrow('The disk is full.');
  });

  test(`After an error hardly any page is rendered, with ${workers} threads`, async () => {
    let received = 0;
    const fail = async () => {
      received += 1;
      throw new Error('The disk is full.');
    };
    await expect(render(many, workers, fail)).rejects.toThrow('The disk is full.');
    expect(received).toBeLessThan(many.length / 2);
  });
});

test('The next page is rendered while the checks of one still run', async () => {
  expect(await render(['/slow', '/next'], 1)).toEqual(expect.arrayContaining(['/next', '/slow']));
});

test('A worker uses the compile cache of the process', async () => {
  enableCompileCache(join(folder.path, 'code'));
  const used = getCompileCacheDir();
  const messages: string[] = [];
  await render(['/cache', '/cache'], 2, async (outcome) => {
    if (outcome.ok) messages.push(...findingsOf(outcome.page).map(({ message }) => message));
  });
  expect(used).toContain(folder.path);
  expect(messages).toEqual([used, used]);
});

test('A worker goes on while the other thread is busy with a page', async () => {
  rmSync(madeFile, { force: true });
  expect((await render(['/busy', ...many], 2)).toSorted()).toEqual(['/busy', ...many].toSorted());
  // The worker has made its own run, and then taken over the other one up to the page of the busy thread.
  expect(existsSync(madeFile)).toBe(true);
});

test('A thread that ends in the middle fails the rendering', async () => {
  await expect(render(['/exit', '/exit', ...many], 2)).rejects.toThrow('ended with code 7');
});
