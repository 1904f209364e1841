import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOutput } from '../../../../src/export/output/open-output.ts';
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
