import { expect, test } from 'vitest';
import { createPixelQueue, type PixelQueue } from '../../../../src/export/images/pixel-queue.ts';

/** Adds work that ends when it is told to, and notes when it begins. */
function workOn(queue: PixelQueue) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const add = (name: string, effort: number, pixels = 1) => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    const run = () => {
      begun.push(name);
      return end.promise;
    };
    return queue.add({ effort, pixels, run });
  };
  const end = async (name: string) => {
    ends.get(name)?.resolve();
    await settled();
  };
  return { begun, add, end, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('The work with the most effort begins first, whenever it was added', async () => {
  const { begun, add, end } = workOn(createPixelQueue({ lanes: 1, maxPixels: 10 }));
  for (const [name, effort] of [
    ['first', 1],
    ['short', 2],
    ['long', 9],
    ['middle', 5],
  ] as const)
    void add(name, effort);
  for (const name of ['first', 'long', 'middle', 'short']) await end(name);
  expect(begun).toEqual(['first', 'long', 'middle', 'short']);
});

test('Work on more pixels than the bound runs alone', async () => {
  const { begun, add, end } = workOn(createPixelQueue({ lanes: 4, maxPixels: 10 }));
  void add('huge', 9, 40);
  void add('small', 1, 1);
  await settled();
  expect(begun).toEqual(['huge']);
  await end('huge');
  expect(begun).toEqual(['huge', 'small']);
});

test('The pixels in work stay below the bound, and small work fills what is left', async () => {
  const { begun, add, end } = workOn(createPixelQueue({ lanes: 4, maxPixels: 10 }));
  for (const [name, effort, pixels] of [
    ['a', 9, 6],
    ['b', 8, 6],
    ['c', 7, 6],
    ['d', 6, 2],
  ] as const)
    void add(name, effort, pixels);
  await settled();
  expect(begun).toEqual(['a', 'd']);
  await end('a');
  expect(begun).toEqual(['a', 'd', 'b']);
});

test('Large work that waits for room is not overtaken for ever by work that leaves it none', async () => {
  const { begun, add, end } = workOn(createPixelQueue({ lanes: 2, maxPixels: 10 }));
  void add('running', 9, 6);
  void add('large', 8, 8);
  void add('middle', 7, 4);
  await settled();
  expect(begun).toEqual(['running']);
  await end('running');
  expect(begun).toEqual(['running', 'large']);
});

test('A queue that is widened begins more work at once', async () => {
  const queue = createPixelQueue({ lanes: 1, maxPixels: 10 });
  const { begun, add } = workOn(queue);
  for (const name of ['a', 'b', 'c']) void add(name, 1);
  await settled();
  expect(begun).toEqual(['a']);
  queue.widen(3);
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('Work that fails passes its error on and leaves its place to the next', async () => {
  const { begun, add, ends } = workOn(createPixelQueue({ lanes: 1, maxPixels: 10 }));
  const failing = add('bad', 2);
  void add('next', 1);
  ends.get('bad')?.reject(new Error('Damaged.'));
  await expect(failing).rejects.toThrow('Damaged.');
  await settled();
  expect(begun).toEqual(['bad', 'next']);
});
