import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemory } from '../../../../../src/runtime/shared/navigation/memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settings = { max: 2, maxAgeMs: 1_000 };
const answer = (value: string | undefined) => vi.fn(async () => value);

test('The memory makes an answer once for all who ask, while it is on its way and afterwards', async () => {
  const memory = createMemory<string>(settings);
  const make = answer('one');
  expect(await Promise.all([memory.recall('a', make), memory.recall('a', make)])).toEqual(['one', 'one']);
  expect(await memory.recall('a', make)).toBe('one');
  expect(make).toHaveBeenCalledOnce();
});

test('Each key of the memory has its own answer', async () => {
  const memory = createMemory<string>(settings);
  expect(await memory.recall('a', answer('one'))).toBe('one');
  expect(await memory.recall('b', answer('two'))).toBe('two');
  expect(await memory.recall('a', answer('three'))).toBe('one');
});

test('An empty text is an answer that the memory holds', async () => {
  const memory = createMemory<string>(settings);
  await memory.recall('a', answer(''));
  expect(await memory.recall('a', answer('one'))).toBe('');
});

test('The memory asks again after undefined', async () => {
  const memory = createMemory<string>(settings);
  expect(await memory.recall('a', answer(undefined))).toBeUndefined();
  expect(await memory.recall('a', answer('one'))).toBe('one');
});

test('The memory forgets an answer after its time', async () => {
  const memory = createMemory<string>(settings);
  await memory.recall('a', answer('old'));
  vi.advanceTimersByTime(999);
  expect(await memory.recall('a', answer('new'))).toBe('old');
  vi.advanceTimersByTime(1);
  expect(await memory.recall('a', answer('new'))).toBe('new');
});

test('The memory forgets the oldest answer first, and a renewed answer is not the oldest', async () => {
  const memory = createMemory<string>(settings);
  await memory.recall('a', answer('a1'));
  await memory.recall('b', answer('b1'));
  vi.advanceTimersByTime(1_000);
  await memory.recall('a', answer('a2'));
  await memory.recall('c', answer('c1'));
  expect(await memory.recall('a', answer('a3'))).toBe('a2');
  expect(await memory.recall('c', answer('c2'))).toBe('c1');
  expect(await memory.recall('b', answer('b2'))).toBe('b2');
});
