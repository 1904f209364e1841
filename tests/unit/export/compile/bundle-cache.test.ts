import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeals } from '../../../../src/disk/seal.ts';
import {
  type BundleCacheInput,
  type BundlePlace,
  createBundleCache,
  loadBundle,
  storeBundles,
} from '../../../../src/export/compile/bundle-cache.ts';
import { seeded } from '../../../sites/seeded.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { corrupted } from '../../support/corruption.ts';
import { plainSeal } from '../../support/seals.ts';

let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(() => temporary[Symbol.dispose]());

const island = 'src/islands/video/island.ts';
const styles = 'src/islands/video/video.module.css';
const slice = 'src/templates/slices/Faq/Faq.tsx';
const compiler = 'src/export/compile/merge-chunks.ts';
const hashes = { [island]: 'one', [styles]: 'rules', [slice]: 'markup', [compiler]: 'v1', 'package-lock.json': 'l' };
const names = { frame: 'a' };
const sources = [island, styles, 'node_modules/react/index.js', 'unused:png-js', '<define:HELIOS_SITE>'];

interface Change extends Partial<Pick<BundleCacheInput, 'settings'> & BundlePlace> {
  readonly hashes?: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<string, string>>;
  readonly sources?: readonly string[];
}

/** Asks the cache for bundles after a change. Returns `kept`, or `made` if they were bundled now. */
async function ask({ hashes: changed = {}, names: named = names, sources: from = sources, ...input }: Change = {}) {
  const place = { folder: join(temporary.path, 'bundles'), seal: plainSeal, ...input };
  const cache = createBundleCache({
    load: async (name) => loadBundle(name, place),
    settings: input.settings ?? { pathPrefix: '/site' },
    hashes: new Map(Object.entries({ ...hashes, ...changed })),
  });
  let isMade = false;
  const make = async () => {
    isMade = true;
    return { made: { code: 'let a;' }, sources: from };
  };
  const made = await cache.reuse('islands', make, new Map([[styles, named]]));
  expect(made).toEqual({ code: 'let a;' });
  storeBundles(cache.made(), place);
  return isMade ? 'made' : 'kept';
}

test('Scripts are not bundled again for an edit of a file that they do not contain, or of rules with the same classes', async () => {
  expect(await ask()).toBe('made');
  expect(await ask()).toBe('kept');
  expect(await ask({ hashes: { [slice]: 'other' } })).toBe('kept');
  expect(await ask({ hashes: { [styles]: 'other' } })).toBe('kept');
});

test.each<[string, Change]>([
  ['an edit of a source', { hashes: { [island]: 'two' } }],
  ['other class names', { names: { frame: 'b' } }],
  ['other settings', { settings: { pathPrefix: '/other' } }],
  ['another compiler', { hashes: { [compiler]: 'v2' } }],
  ['a new name of an island', { hashes: { 'src/islands/registry.ts': 'more' } }],
  ['other packages', { hashes: { 'package-lock.json': 'other' } }],
  ['another key of the seals', { seal: createSeals('another key')('bundles') }],
])('Scripts are bundled again after %s, and then kept', async (_, change) => {
  expect(await ask()).toBe('made');
  expect(await ask(change)).toBe('made');
  expect(await ask(change)).toBe('kept');
});

test('A file in the place of the folder of bundles is replaced', async () => {
  writeFileSync(join(temporary.path, 'bundles'), 'not a folder');
  expect([await ask(), await ask()]).toEqual(['made', 'kept']);
});

test('Bundles with a file that nobody has hashed are not kept', async () => {
  const change = { sources: [...sources, 'src/islands/video/notes.txt'] };
  expect([await ask(change), await ask(change)]).toEqual(['made', 'made']);
});

test('Bundles that are damaged at random 100 times, or have the name of others, are not used', async () => {
  await ask();
  const file = join(temporary.path, 'bundles', 'islands.json');
  const whole = readFileSync(file);
  const random = seeded(40);
  for (let round = 0; round < 100; round += 1) {
    writeFileSync(file, corrupted(whole, random));
    expect(await ask(), `round ${round}`).toBe('made');
  }
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\w+/, plainSeal('page')));
  expect(await ask()).toBe('made');
});

/** Asks for what was made of two sources, after an edit. Returns the sources of which it is made now. */
async function askForEach(edited: Readonly<Record<string, string>> = {}, named = names) {
  const place = { folder: join(temporary.path, 'bundles'), seal: plainSeal };
  const cache = createBundleCache({
    load: async (name) => loadBundle(name, place),
    settings: {},
    hashes: new Map(Object.entries({ ...hashes, ...edited })),
  });
  const made: string[] = [];
  const make = async (files: readonly string[]) => {
    made.push(...files);
    return new Map(
      files.map((file) => [file, { made: `code of ${file}`, sources: file === slice ? [file, styles] : [file] }]),
    );
  };
  const all = await cache.reuseEach('slices', [island, slice], make, new Map([[styles, named]]));
  expect([...all]).toEqual([island, slice].map((file) => [file, `code of ${file}`]));
  storeBundles(cache.made(), place);
  return made;
}

test('Of several sources only the edited ones are compiled again, and those whose classes have other names', async () => {
  expect(await askForEach()).toEqual([island, slice]);
  expect(await askForEach()).toEqual([]);
  expect(await askForEach({ [island]: 'two' })).toEqual([island]);
  expect(await askForEach({ [island]: 'two' }, { frame: 'b' })).toEqual([slice]);
  expect(await askForEach({ [island]: 'two', [compiler]: 'v2' }, { frame: 'b' })).toEqual([island, slice]);
  expect(await askForEach({ [island]: 'two', [compiler]: 'v2' }, { frame: 'b' })).toEqual([]);
});

test('Bundles that another place has are made again only for another version', async () => {
  const place = { folder: join(temporary.path, 'bundles'), seal: plainSeal };
  const askFor = async (edited: Readonly<Record<string, string>>) => {
    const cache = createBundleCache({
      load: async (name) => loadBundle(name, place),
      settings: {},
      hashes: new Map(Object.entries({ ...hashes, ...edited })),
    });
    const made = await cache.makeChanged('scripts', async () => ({ made: 'large', sources: [island] }));
    storeBundles(cache.made(), place);
    return made;
  };
  expect(await askFor({})).toBe('large');
  expect(readFileSync(join(place.folder, 'scripts.json'), 'utf8')).not.toContain('large');
  expect(await askFor({})).toBeUndefined();
  expect(await askFor({ [slice]: 'other' })).toBeUndefined();
  expect(await askFor({ [island]: 'two' })).toBe('large');
});
