import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { findRelease } from '../../../../src/server/find-release.ts';
import type { ChildOptions, outputsOfFile } from './sample-outputs.ts';
import { hostFileName, smallSitePaths } from './small-site.ts';

type Place = ReturnType<typeof outputsOfFile>;
type Killing = Required<Pick<ChildOptions, 'isPlain' | 'canExchange' | 'killWithin'>> &
  Pick<ChildOptions, 'killBefore' | 'isBegun'>;

/**
 * Exports a new site over an old one, as often as the export changes the disk, and kills it before one change after the
 * other. Expects the old site or the new one each time, and that the next export leaves nothing of the killed one.
 */
export async function killBeforeEachChange(place: Place, how: Killing): Promise<void> {
  const { open, publish, shown, releases, inChild } = place;
  const { isPlain, canExchange } = how;
  const seen = new Set<string>();
  let killed = true;
  for (let killAt = 1; killed; killAt += 1) {
    await publish(await open({ isPlain, canExchange }), 'old');
    await place.close();
    killed = inChild({ texts: ['new'], killAt, ...how }) === undefined;
    if (!isPlain) seen.add(await served(place));
    const next = await open({ isPlain, canExchange });
    seen.add(shown());
    await publish(next, 'next');
    expect(shown()).toBe('next');
    expect(releases().filter((name) => name.includes('partial'))).toEqual([]);
    expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out', 'out.helios']);
    await place.close();
    for (const name of ['.helios', 'out', 'out.helios']) rmSync(join(place.folder, name), { recursive: true });
  }
  expect(seen).toEqual(new Set(['old', 'new']));
}

/** What readers find who look for the site and its host folder at this moment, as `helios serve` does. */
async function served(place: Place): Promise<string> {
  const { root, hostFolder } = await findRelease(join(place.folder, 'out'));
  const files = [...smallSitePaths.map((path) => join(root, path)), join(hostFolder, hostFileName)];
  return [...new Set(files.map((path) => readFileSync(path, 'utf8')))].join(' and ');
}
