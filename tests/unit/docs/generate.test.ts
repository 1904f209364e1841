import { expect, test } from 'vitest';
import { compareText, generatedTexts } from '../../../docs/generate.ts';

test.each(generatedTexts)('$name of $file is up to date: `npm run docs` changes nothing', (text) => {
  const { current, wanted } = compareText(text);
  expect(current).toBe(wanted);
});
