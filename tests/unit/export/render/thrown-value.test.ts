import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageOfThrown, stackOfThrow } from '../../../../src/export/render/thrown-value.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const code = `
function throwNull() {
  throw null;
}
module.exports = () => {
  try { throw new Error('This one is caught.'); } catch {}
  throwNull();
};
`;

test('The stack of a thrown null has the place of the throw, and not that of an error which was caught before', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'renderer.cjs');
  writeFileSync(file, code);
  const [first, second] = (await stackOfThrow(createRequire(file)(file))).split('\n');
  expect(first).toMatch(/^ {4}at throwNull \(.*\/renderer\.cjs:3:3\)$/);
  expect(second).toMatch(/\/renderer\.cjs:7:3\)$/);
});

test('Code that throws an error or nothing has no such stack', async () => {
  expect(await stackOfThrow(() => {})).toBe('');
  const fail = () => {
    throw new TypeError('An error has a stack of its own.');
  };
  expect(await stackOfThrow(fail)).toBe('');
});

test.each<[string, unknown, string]>([
  ['an error', new TypeError('No figures.'), 'No figures.'],
  ['null', null, 'it threw null, which is no error.'],
  ['a text', 'no footer', "it threw 'no footer', which is no error."],
  ['an object without a prototype', Object.create(null), 'it threw [Object: null prototype] {}, which is no error.'],
])('The message of %s that was thrown says what it was', (_, thrown, message) => {
  expect(messageOfThrown(thrown)).toBe(message);
});
