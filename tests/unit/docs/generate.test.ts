import { expect, test } from 'vitest';
import { compareBlock, generatedBlocks } from '../../../docs/generate.ts';

test.each(generatedBlocks)('the block $name of $file is up to date: `npm run docs` changes nothing', (block) => {
  const { current, wanted } = compareBlock(block);
  expect(current).toBe(wanted);
});
