import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acquireLock } from '../../../../src/export/output/lock.ts';
import { openOutput } from '../../../../src/export/output/open-output.ts';
import { createWaits } from '../../../../src/site/waits.ts';
import { fakeClock } from '../../../sites/fake-clock.ts';
import { plainSeals } from '../../support/seals.ts';
import { outputsOfFile } from './sample-outputs.ts';

const place = outputsOfFile();
const { open, inChild } = place;

test('A second export into the same work folder is refused with the process that is at work', async () => {
  await open();
  const second = openOutput({
    out: 'other',
    workFolder: join(place.folder, '.helios'),
    projectFolder: place.folder,
    store: place.store,
    seals: plainSeals,
  });
  await expect(second).rejects.toMatchObject({
    code: 'already-running',
    message: expect.stringContaining(`process ${process.pid}`),
  });
});

test('A killed export leaves nothing locked', async () => {
  inChild({ texts: ['one'], killAt: 12 });
  await expect(open()).resolves.toBeTruthy();
});

test('A folder in the place of the lock is replaced, and the lock holds', async () => {
  const folder = join(place.folder, 'with a folder');
  mkdirSync(join(folder, 'lock/mine'), { recursive: true });
  const first = await acquireLock(folder);
  expect(statSync(join(folder, 'lock')).isFile()).toBe(true);
  await expect(acquireLock(folder)).rejects.toMatchObject({ code: 'already-running' });
  first.release();
});

test('An export that may wait gets the lock as soon as the other one has ended', async () => {
  const folder = join(place.folder, 'waiting');
  const first = await acquireLock(folder);
  const reported: string[] = [];
  const waits = createWaits({ onWait: ({ reason }) => reported.push(reason) });
  const second = acquireLock(folder, waits);
  first.release();
  (await second).release();
  expect(reported).toEqual([`Another export (process ${process.pid}) is working in ${folder}`]);
});

test('An export that has waited long enough for the lock ends, and says how long it has waited', async () => {
  const folder = join(place.folder, 'waiting in vain');
  const first = await acquireLock(folder);
  const clock = fakeClock();
  await expect(acquireLock(folder, createWaits({ limitMs: 30_000, clock }))).rejects.toMatchObject({
    code: 'already-running',
    exitCode: 75,
    message: expect.stringContaining('This one has waited 30 seconds for it.'),
  });
  expect(clock.waits.reduce((sum, ms) => sum + ms, 0)).toBe(30_000);
  first.release();
});
