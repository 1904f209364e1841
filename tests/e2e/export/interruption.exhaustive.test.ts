import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findRelease } from '../../../src/server/find-release.ts';
import { type ServedRepository, serveRepository } from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { expectRefusal } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, type Workplace } from '../support/workplace.ts';

let repository: ServedRepository;
let place: Workplace;
const small = ['--locale', 'en', '--route', '/legal/**'];
const large = ['--locale', 'en', 'de', '--route', '/legal/**'];
type Contents = ReturnType<typeof contentsOf>['files'];
let [smallSite, largeSite]: [Contents, Contents] = [{}, {}];

beforeAll(async () => {
  repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  place = openWorkplace({ env: repository.environment });
  await place.export(large);
  largeSite = contentsOf(place.out).files;
  await place.export(small);
  smallSite = contentsOf(place.out).files;
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

/** Deletes all caches but the compiled code, so that the next export has everything to do again. */
function forgetWork(): void {
  for (const name of readdirSync(place.work)) {
    if (/^(?:content|pages|images)\.sqlite|^store$|^embedded/.test(name))
      rmSync(join(place.work, name), { recursive: true });
  }
}

/** Expects that the output is one of the two sites, whole, and says which one. */
function shown(): 'small' | 'large' {
  const { files } = contentsOf(place.out);
  const name = Object.keys(files).length === Object.keys(largeSite).length ? 'large' : 'small';
  expect(files).toEqual(name === 'large' ? largeSite : smallSite);
  return name;
}

/** Starts an export of the site that the output does not show, so that there is always something to publish. */
const startOther = () =>
  place.start(['export', '--no-images', '--out', place.out, ...(shown() === 'small' ? large : small)]);

describe('killed without warning, out shows one whole site', () => {
  afterEach(async () => {
    shown();
    // The folder beside it fits, even if the kill came between the two exchanges.
    expect((await findRelease(place.out)).rules.pathPrefix).toBe('/helios');
  });

  test.each(['fetch', 'render', 'check'])(
    'An export killed after the stage "%s" leaves one whole site',
    async (stage) => {
      // What has been made before the last stage is no longer written to.
      if (stage !== 'check') forgetWork();
      const run = startOther();
      await run.says(`${stage.padEnd(10)}`);
      run.kill('SIGKILL');
      await run.done;
    },
  );

  // `tests/unit/export/output/swap.test.ts` kills the publishing before each of its changes.
  test('An export killed 3 ms into publishing leaves one whole site', async () => {
    const run = startOther();
    await run.says('check     ');
    await wait(3);
    run.kill('SIGKILL');
    await run.done;
  });
});

test('The export after all these kills succeeds, and leaves nothing half-done behind', async () => {
  const run = await place.export(shown() === 'small' ? large : small);
  expect(run.code, run.stderr).toBe(0);
  shown();
  const left = [place.folder, place.work, join(place.work, 'releases'), join(place.work, 'compiled')].flatMap(
    (folder) => readdirSync(folder),
  );
  expect(left.filter((name) => name.includes('.partial-'))).toEqual([]);
});

test('A second export is refused while the first waits for content, the signal SIGTERM ends the first, and then the second works', async () => {
  const before = contentsOf(place.out);
  await using waiting = await startWaiting();
  const second = await place.export(small);
  const says = [`process ${waiting.run.pid}`, place.work, 'Wait until it has ended'];
  expectRefusal(second, { code: 75, error: 'already-running', says });
  waiting.run.kill('SIGTERM');
  expect(await waiting.run.done).toMatchObject({
    code: 143,
    stdout: '',
    stderr: expect.stringContaining(`Interrupted; ${place.out} is as it was.\n`),
  });
  expect(contentsOf(place.out)).toEqual(before);
  expect(await place.export(small)).toMatchObject({ code: 0 });
  expect(shown()).toBe('small');
});

/** Starts an export from a repository that never answers. */
async function startWaiting() {
  const silent = await serveRepository({ locales: [], onRequest: () => ({ kind: 'hang' }) });
  // The command line names the content, because the output was made from another repository.
  const args = ['export', '--out', place.out, '--content', 'prismic'];
  const run = place.start(args, { env: silent.environment });
  const ended = run.done.then(({ stderr }) => expect.fail(stderr));
  while (silent.requests.length === 0) await Promise.race([wait(20), ended]);
  return {
    run,
    async [Symbol.asyncDispose]() {
      run.kill('SIGKILL');
      await silent[Symbol.asyncDispose]();
    },
  };
}
