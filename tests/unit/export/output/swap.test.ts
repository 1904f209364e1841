import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRelease } from '../../../../src/server/find-release.ts';
import { outputsOfFile } from './sample-outputs.ts';
import { hostFileName, smallSitePaths } from './small-site.ts';

const place = outputsOfFile();
const { open, publish, shown, releases, inChild } = place;

/** What readers find who look for the site and its host folder at this moment, as `helios serve` does. */
async function served(): Promise<string> {
  const { root, hostFolder } = await findRelease(join(place.folder, 'out'));
  const files = [...smallSitePaths.map((path) => join(root, path)), join(hostFolder, hostFileName)];
  return [...new Set(files.map((path) => readFileSync(path, 'utf8')))].join(' and ');
}

test.each([
  { kind: 'a directory', isPlain: false, canExchange: true, killWithin: ['/out', '/releases'] },
  // All other changes are the same as for a directory.
  { kind: 'a link', isPlain: false, canExchange: false, killWithin: ['/out'] },
  {
    kind: 'a directory that two renames replace',
    isPlain: true,
    canExchange: false,
    killWithin: ['/out'],
    killBefore: ['renameSync'],
  },
])(
  'An export as $kind that is killed before any change to the disk leaves the old site or the new one',
  { timeout: 120_000 },
  async ({ kind: _, ...how }) => {
    const { isPlain, canExchange } = how;
    const seen = new Set<string>();
    let killed = true;
    for (let killAt = 1; killed; killAt += 1) {
      await publish(await open({ isPlain, canExchange }), 'old');
      place.close();
      killed = inChild({ texts: ['new'], killAt, ...how }) === undefined;
      if (!isPlain) seen.add(await served());
      const next = await open({ isPlain, canExchange });
      seen.add(shown());
      await publish(next, 'next');
      expect(shown()).toBe('next');
      expect(releases().filter((name) => name.includes('partial'))).toEqual([]);
      expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out', 'out.helios']);
      place.close();
      for (const name of ['.helios', 'out', 'out.helios']) rmSync(join(place.folder, name), { recursive: true });
    }
    expect(seen).toEqual(new Set(['old', 'new']));
  },
);

test.each([
  ['a directory', true],
  ['a link', false],
])(
  'No file of the output as %s is ever missing for readers while exports publish',
  { timeout: 30_000 },
  async (_, canExchange) => {
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
  },
);
