import { hash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSeals } from '../../../../../src/disk/seal.ts';
import { createSharedImages } from '../../../../../src/export/images/shared/shared-images.ts';
import { PlaceFault, type SharedPlace } from '../../../../../src/export/images/shared/shared-place.ts';
import { openStore, type Store } from '../../../../../src/export/output/store.ts';
import { fakeClock } from '../../../../sites/fake-clock.ts';
import { temporaryFolder } from '../../../../sites/temporary-folder.ts';

const seal = createSeals('k'.repeat(32))('shared-images');
const key = hash('sha256', 'key');
const image = Buffer.from('pixels');
const stored = { sha256: hash('sha256', image), bytes: image.length, losesAnimation: true };

/** A place in memory. `change` replaces parts of it. */
function memoryPlace(change: Partial<SharedPlace> = {}) {
  const entries = new Map<string, Uint8Array>();
  const place: SharedPlace = {
    title: 'memory',
    lanes: { reading: 2, writing: 1 },
    patienceMs: 2000,
    read: async (name) => entries.get(name),
    async write(name, bytes) {
      entries.set(name, bytes);
    },
    ...change,
  };
  return { entries, place };
}

/** A store with one image, that is asked for nothing else. */
async function oneImage(folder: string): Promise<Store> {
  const store = openStore(join(folder, 'store'));
  await store.put(image);
  return store;
}

const never = async () => new Promise<never>(() => {});

test('An image that one run offers is found by the next one', async () => {
  using folder = temporaryFolder();
  const { place, entries } = memoryPlace();
  const input = { place, seal, store: await oneImage(folder.path), clock: fakeClock() };
  const first = createSharedImages(input);
  expect(await first.find(key)).toBeUndefined();
  first.offer(key, stored);
  const all = { place: 'memory', found: 0, refused: 0, written: 1, fault: undefined };
  expect(await first.settle()).toEqual(all);
  expect([...entries.keys()]).toEqual([`${process.platform}-${process.arch}/${key.slice(0, 2)}/${key}`]);
  const second = createSharedImages(input);
  expect(await second.find(key)).toMatchObject({ bytes: image, losesAnimation: true });
  expect(await second.settle()).toEqual({ ...all, found: 1, written: 0 });
});

test('An entry that somebody else wrote counts as absent, is counted, and is written anew', async () => {
  using folder = temporaryFolder();
  const { place, entries } = memoryPlace();
  const input = { place, store: await oneImage(folder.path), clock: fakeClock() };
  const stranger = createSharedImages({ ...input, seal: createSeals('x'.repeat(32))('shared-images') });
  stranger.offer(key, stored);
  await stranger.settle();
  const [forged] = entries.values();
  const ours = createSharedImages({ ...input, seal });
  expect(await ours.find(key)).toBeUndefined();
  ours.offer(key, stored);
  expect(await ours.settle()).toMatchObject({ found: 0, refused: 1, written: 1, fault: undefined });
  expect([...entries.values()][0]).not.toEqual(forged);
});

test('A place that refuses writes is still read, with one warning', async () => {
  using folder = temporaryFolder();
  const denied = new PlaceFault('It answered with the status 403', 'Ask for access.');
  const { place } = memoryPlace({ write: () => Promise.reject(denied) });
  const shared = createSharedImages({ place, seal, store: await oneImage(folder.path), clock: fakeClock() });
  for (let time = 0; time < 5; time += 1) shared.offer(key, stored);
  const { fault } = await shared.settle();
  expect(await shared.find(key)).toBeUndefined();
  expect(fault).toEqual({
    message: 'The shared image cache memory did not take all images. It answered with the status 403.',
    hint: 'Ask for access.',
  });
});

test('A place that can not be read is not written either', async () => {
  using folder = temporaryFolder();
  const { place, entries } = memoryPlace({ read: () => Promise.reject(new Error('Broken')) });
  const shared = createSharedImages({ place, seal, store: await oneImage(folder.path), clock: fakeClock() });
  for (let time = 0; time < 3; time += 1) await shared.find(key);
  shared.offer(key, stored);
  const { fault, written } = await shared.settle();
  expect([written, entries.size, fault?.message]).toEqual([
    0,
    0,
    'The shared image cache memory was left out. Broken.',
  ]);
});

test('A place that failed once and was not asked again has a warning, and one that worked afterwards has none', async () => {
  using folder = temporaryFolder();
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error('Broken');
    return undefined;
  };
  const { place } = memoryPlace({ read });
  const input = { place, seal, store: await oneImage(folder.path), clock: fakeClock() };
  const once = createSharedImages(input);
  await once.find(key);
  expect((await once.settle()).fault?.message).toBe('The shared image cache memory failed. Broken.');
  reads = 0;
  const twice = createSharedImages(input);
  await twice.find(key);
  await twice.find(key);
  expect((await twice.settle()).fault).toBeUndefined();
});

test('An export does not wait at its end for writes that never end', async () => {
  using folder = temporaryFolder();
  const { place } = memoryPlace({ write: never, patienceMs: 60_000 });
  const turning = { ...fakeClock(), alarm: () => new Promise<void>((resolve) => setImmediate(resolve)) };
  const shared = createSharedImages({ place, seal, store: await oneImage(folder.path), clock: turning });
  shared.offer(key, stored);
  expect((await shared.settle()).fault?.message).toBe(
    'The shared image cache memory did not take all images. Some were still being written when the export ended (1).',
  );
});

test('Bytes that have left the store are not written', async () => {
  using folder = temporaryFolder();
  const { place, entries } = memoryPlace();
  const store = openStore(join(folder.path, 'store'));
  const shared = createSharedImages({ place, seal, store, clock: fakeClock() });
  shared.offer(key, stored);
  expect([(await shared.settle()).written, entries.size]).toEqual([0, 0]);
});

test('An image that is too large for an entry is not written', async () => {
  using folder = temporaryFolder();
  const { place, entries } = memoryPlace();
  const shared = createSharedImages({ place, seal, store: await oneImage(folder.path), clock: fakeClock() });
  shared.offer(key, { ...stored, bytes: 17 * 1024 * 1024 });
  await shared.settle();
  expect(entries.size).toBe(0);
});
