import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killBeforeEachChange } from './kill-exports.ts';
import { outputsOfFile } from './sample-outputs.ts';

const place = outputsOfFile();
const { open, publish } = place;

test('An export as a link that is killed before any change to the output leaves the old site or the new one', async () => {
  // Folders, with every change to the disk, are in swap.exhaustive.test.ts.
  await killBeforeEachChange(place, { isPlain: false, canExchange: false, killWithin: ['/out'] });
});

test.each([
  ['a directory', true],
  ['a link', false],
])('No file of the output as %s is ever missing for readers while exports publish', async (_, canExchange) => {
  const output = await open({ canExchange });
  await publish(output, 'one');
  const code = `
    const { readFileSync } = require('node:fs');
    let [reads, missing, stop] = [0, 0, false];
    process.stdin.on('data', () => { stop = true; });
    (function read() {
      for (let i = 0; i < 200; i += 1) { reads += 1; try { readFileSync(process.argv[1]); } catch { missing += 1; } }
      if (stop) { console.log(JSON.stringify({ reads, missing })); process.exit(); }
      setImmediate(read);
    })();`;
  const reader = spawn(process.execPath, ['-e', code, join(place.folder, 'out/robots.txt')]);
  const said = new Promise<string>((resolve) => reader.stdout.once('data', (data) => resolve(String(data))));
  for (let turn = 0; turn < 40; turn += 1) {
    await publish(output, turn % 2 ? 'one' : 'two');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  reader.stdin.write('stop');
  const { reads, missing } = JSON.parse(await said);
  expect(reads).toBeGreaterThan(500);
  expect(missing).toBe(0);
});
