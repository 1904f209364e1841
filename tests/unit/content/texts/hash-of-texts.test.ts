import { expect, test } from 'vitest';
import { hashOfTexts } from '../../../../src/content/texts/hash-of-texts.ts';
import { textOf } from '../../lint/_together/sample-text.ts';

test('The hash of a document’s texts changes with its texts, and with nothing else', () => {
  const before = hashOfTexts([textOf('Cards'), textOf('For all')]);
  expect(before).toMatch(/^[\w-]{12}$/);
  expect(hashOfTexts([textOf('Cards', { slice: 'hero' }), textOf('For all')])).toBe(before);
  expect(hashOfTexts([textOf('Cards'), textOf('For some')])).not.toBe(before);
});
