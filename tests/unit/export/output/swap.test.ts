import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputsOfFile } from './sample-outputs.ts';

const place = outputsOfFile();
const { open, publish, shown, releases, inChild } = place;

test.each([
  { kind: 'a link', isPlain: false, killWithin: '' },
  // The changes before are the same as for a link.
  { kind: 'a plain folder', isPlain: true, killWithin: '/out' },
])(
  'An export as $kind that is killed before any change to the disk leaves the old site or the new one',
  { timeout: 120_000 },
  async ({ isPlain, killWithin }) => {
    const seen = new Set<string>();
    let killed = true;
    for (let killAt = 1; killed; killAt += 1) {
      await publish(await open({ isPlain }), 'old');
      place.close();
      killed = inChild({ texts: ['new'], isPlain, killAt, killWithin }) === undefined;
      if (!isPlain) seen.add(shown());
      const next = await open({ isPlain });
      seen.add(shown());
      await publish(next, 'next');
      expect(shown()).toBe('next');
      expect(releases().filter((name) => name.includes('partial'))).toEqual([]);
      expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out']);
      place.close();
      rmSync(join(place.folder, '.helios'), { recursive: true });
    }
    expect(seen).toEqual(new Set(['old', 'new']));
  },
);

test('No file of the output is ever missing for readers while exports publish', { timeout: 30_000 }, async () => {
  const output = await open();
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
  for (let turn = 0; turn < 300; turn += 1) {
    await publish(output, turn % 2 ? 'one' : 'two');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  reader.stdin.write('stop');
  const { reads, missing } = JSON.parse(await said);
  expect(reads).toBeGreaterThan(1000);
  expect(missing).toBe(0);
});
