import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { outFolder } from '../../../src/cli/out-folder.ts';

test('A tilde that no shell has replaced makes no folder of that name', () => {
  for (const out of ['~', '~/site']) {
    expect(() => outFolder(out)).toThrow(
      expect.objectContaining({
        code: 'output-refused',
        message: expect.stringContaining('Only a shell replaces "~"'),
      }),
    );
  }
  expect(outFolder('~site')).toBe(resolve('~site'));
});
