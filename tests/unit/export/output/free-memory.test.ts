import { expect, test } from 'vitest';
import { loadCLibrary } from '../../../../src/export/output/c-library.ts';
import { giveBackFreeMemory } from '../../../../src/export/output/free-memory.ts';

const isGlibc = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };

test.runIf(isGlibc.header?.glibcVersionRuntime)('Memory that was freed is given back to the system', async () => {
  const library = await loadCLibrary();
  const malloc = library.func('void *malloc(size_t)');
  const memset = library.func('void *memset(void *, int, size_t)');
  const free = library.func('void free(void *)');
  const blocks = Array.from({ length: 1000 }, () => {
    const block = malloc(100_000);
    memset(block, 1, 100_000);
    return block;
  });
  // The last block stays, so that the C library does not give back the others by itself.
  for (const block of blocks.slice(0, -1)) free(block);
  const before = process.memoryUsage.rss();
  await giveBackFreeMemory();
  expect(before - process.memoryUsage.rss()).toBeGreaterThan(50_000_000);
  free(blocks.at(-1));
});
